import {defaultLocale, locales} from '../config/locales';
import {cacheControl, immutablePaths} from '../config/security';

const quoted = (text: string) => `\`${text}\``;

/** A Caddyfile; Caddy obtains certificates by itself. `@SITE@` and `@LISTEN@` are replaced during installation. */
export const caddy = (
  headers: Record<string, string>,
): string => `# Written by the build; change config/security.ts or deploy/caddy.ts instead.
(site_headers) {
	header {
		-Server
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} ${quoted(value)}`)
  .join('\n')}
		?Cache-Control ${cacheControl.page}
	}
}
@LISTEN@ {
	root * @SITE@/current
	import site_headers
	@hidden path_regexp /\\.
	@published not path /.well-known/*
	route {
		handle @hidden {
			handle @published {
				error 404
			}
		}
		map {http.request.cookie.locale} {site_locale} {
${locales.map((locale) => `\t\t\t${locale} ${locale}`).join('\n')}
			default ${defaultLocale}
		}
		map {path} {site_bare} {
			~^(.*?)(?:/index\\.html|\\.html|/)?$ "\${1}"
		}
		@unprefixed {
			not path ${locales.map((locale) => `/${locale} /${locale}/*`).join(' ')}
			file /${defaultLocale}{site_bare}/index.html
		}
		handle @unprefixed {
			header Cache-Control ${cacheControl.redirect}
			header Vary Cookie
			redir * /{site_locale}{uri} 302
		}
		@immutable {
			path_regexp ${immutablePaths}
			file
		}
		header @immutable Cache-Control ${quoted(cacheControl.immutable)}
		try_files {site_bare}/index.html {site_bare}.html {path}
		file_server {
			precompressed br gzip
		}
	}
	handle_errors {
		import site_headers
${locales
  .map(
    (locale) => `		@${locale} path /${locale} /${locale}/*
		rewrite @${locale} /${locale}/404.html`,
  )
  .join('\n')}
		@other not path ${locales.map((locale) => `/${locale} /${locale}/*`).join(' ')}
		rewrite @other /404.html
		file_server
	}
}
`;
