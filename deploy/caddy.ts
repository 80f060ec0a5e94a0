import {defaultLocale, localeOfLanguage, locales} from '../config/locales';
import {cacheControl, immutablePaths} from '../config/security';
import {languagePattern, pastedPattern} from '../plugins/root-pages/pasted';

const quoted = (text: string) => `\`${text}\``;

const languages = Object.entries(localeOfLanguage);
const anyLanguage = languages.map(([language]) => language).join('|');
const prefixed = locales.map((locale) => `/${locale} /${locale}/*`).join(' ');

const security = (headers: Record<string, string>, indent: string) =>
  [
    `${indent}header {`,
    `${indent}	-Server`,
    ...Object.entries(headers).map(([name, value]) => `${indent}	${name} ${quoted(value)}`),
    `${indent}	?Cache-Control ${cacheControl.page}`,
    `${indent}}`,
  ].join('\n');

/**
 * Directives of a site block, imported by a Caddyfile of the administrator: policy and folder of one release, so that both
 * change in the same reload. `@SITE@` and `@RELEASE@` are filled in by `scripts/release.mjs`.
 * @param pages paths of the pages that all locales have, without a slash at their end
 */
export const caddy = (
  headers: Record<string, string>,
  pages: readonly string[],
): string => `# Written by the build; change config/security.ts or deploy/caddy.ts instead.
root * "@RELEASE@"
${security(headers, '')}
@manifest path *.webmanifest
header @manifest Content-Type application/manifest+json
@method not method GET HEAD
# Names that no file can have, and what the router of the pages does not know.
@malformed vars_regexp {http.request.uri} ^[^?]*(?:%00|%2[fF]|%5[cC]|[^/?]{250,})
@hidden path_regexp /\\.
@published not path /.well-known/*
@unpublished path /_headers /_redirects /404.html /404 ${locales.map((locale) => `/${locale}/404 /${locale}/404/ /${locale}/404.html /${locale}/404.md`).join(' ')}
@slashes vars_regexp slashes {http.request.uri} ^([^?]*?)/{2,}([^?]*(?:\\?.*)?)$
@home vars_regexp home {http.request.uri} ^/index/?(\\?.*)?$
@index vars_regexp index {http.request.uri} ^([^?]+?)(?:/index/?|(?:/index)?\\.html/)(\\?.*)?$
route {
	error @method 405
	error @malformed 404
	handle @hidden {
		error @published 404
	}
	error @unpublished 404
	header @slashes Cache-Control ${cacheControl.redirect}
	redir @slashes {re.slashes.1}/{re.slashes.2} 301
	header @home Cache-Control ${cacheControl.redirect}
	redir @home /{re.home.1} 301
	header @index Cache-Control ${cacheControl.redirect}
	redir @index {re.index.1}{re.index.2} 301
	map {http.request.header.Accept-Language} {site_asked} {
${languages.map(([language, locale]) => `		~(?i)^${language}\\b ${locale}`).join('\n')}
		~(?i)^(?:[^,]*,\\s*)*?(${anyLanguage})\\b "\${1}"
		default ""
	}
	map {site_asked} {site_preferred_language} {
${languages.map(([language, locale]) => `		~(?i)^${language}$ ${locale}`).join('\n')}
${locales.map((locale) => `		${locale} ${locale}`).join('\n')}
		default ${defaultLocale}
	}
	map {http.request.cookie.locale} {site_locale} {
${locales.map((locale) => `		${locale} ${locale}`).join('\n')}
		default {site_preferred_language}
	}
	map {path} {site_bare} {
		~^(.*?)(?:/index\\.html|\\.html|/)?$ "\${1}"
	}
	@unprefixed {
		not path ${prefixed}
		file /${defaultLocale}{site_bare}/index.html
	}
	handle @unprefixed {
		header Cache-Control ${cacheControl.redirect}
		header Vary "Cookie, Accept-Language"
		redir * /{site_locale}{uri} 302
	}
	@immutable path_regexp ${immutablePaths}
	handle @immutable {
		# Hashed files of every kept release: a page of the release before may still be open.
		root * "@SITE@/current"
		@there file
		header @there Cache-Control ${quoted(cacheControl.immutable)}
		file_server {
			precompressed br gzip
		}
	}
	map {path} {site_pasted} {
${pages.map((page) => `		~(?i)${pastedPattern(page)} ${page || '/'}`).join('\n')}
		default ""
	}
	map {path} {site_pasted_locale} {
${languages.map(([language, locale]) => `		~(?i)${languagePattern(language)} ${locale}`).join('\n')}
		default {site_locale}
	}
	map {query} {site_query} {
		~^(.+)$ "?\${1}"
		default ""
	}
	@pasted {
		not file {site_bare}.md {site_bare}/index.html {site_bare}.html {path}
		not vars {site_pasted} ""
	}
	handle @pasted {
		header Cache-Control ${cacheControl.redirect}
		header Vary "Cookie, Accept-Language"
		redir * /{site_pasted_locale}{site_pasted}{site_query} 302
	}
	@copied file {site_bare}.md
	header @copied Vary Accept
	@markdown {
		file {site_bare}.md
		header_regexp Accept (?i)(?:^|,)\\s*text/markdown\\b
		not header_regexp Accept (?i)text/html.*text/markdown
		not header_regexp Accept (?i)text/markdown\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)
	}
	rewrite @markdown {site_bare}.md
	try_files {site_bare}/index.html {site_bare}.html {path}
	file_server {
		precompressed br gzip
	}
}
handle_errors {
${security(headers, '\t')}
	@405 expression {http.error.status_code} == 405
	respond @405 405
${locales
  .map(
    (locale) => `	@${locale}_copy path_regexp ^/${locale}/.*\\.md$
	rewrite @${locale}_copy /${locale}/404.md
	@${locale} {
		path /${locale} /${locale}/*
		not path /${locale}/404.md
	}
	rewrite @${locale} /${locale}/404.html`,
  )
  .join('\n')}
	@other not path ${prefixed}
	rewrite @other /404.html
	file_server
}
`;
