import {defaultLocale, localeOfLanguage, locales} from '../config/locales';
import {cacheControl, immutablePaths, markdownFirst} from '../config/security';
import {identity} from '../config/identity';
import {languagePattern, pastedPattern} from '../plugins/root-pages/pasted';

const quoted = (text: string) => `"${text.replace(/["\\$]/g, '\\$&')}"`;

const languages = Object.entries(localeOfLanguage);
const anyLanguage = languages.map(([language]) => language).join('|');
const anyLocale = locales.join('|');

/**
 * The file for `conf.d`, written once: it belongs to the administrator and to certbot. What a release decides is included
 * from `current`, which is read at each reload. `@SITE@` is filled in by `scripts/release.mjs`, `@PORT@` while installing.
 */
export const nginxSite = (): string => `# Written once; yours from now on.
include "@SITE@/current/.hosts/nginx-http.conf";

server {
  listen @PORT@ default_server;
  listen [::]:@PORT@ default_server;
  server_name ${new URL(identity.url).host};
  include "@SITE@/current/.hosts/nginx-server.conf";
}
`;

/**
 * Directives of the http context: what depends on language, path and status.
 * @param pages paths of the pages that all locales have, without a slash at their end
 */
export const nginxHttp = (pages: readonly string[]): string => `# Written by the build; change deploy/nginx.ts instead.
map $cookie_locale $site_remembered {
${locales.map((locale) => `  ${locale} ${locale};`).join('\n')}
}
# The first language that the site has; readers' browsers list them in order of preference.
map $http_accept_language $site_asked {
${languages.map(([language, locale]) => `  "~*^(?:\\s*(?!(?:${anyLanguage})\\b)[^,\\s][^,]*,)*\\s*${language}\\b" ${locale};`).join('\n')}
}
map $site_remembered $site_preferred {
  "" $site_asked;
  default $site_remembered;
}
map $site_preferred $site_locale {
  "" ${defaultLocale};
  default $site_preferred;
}
map $site_preferred $site_root_not_found {
  "" /404.html;
  default /$site_preferred/404.html;
}
map $uri $site_not_found {
  default $site_root_not_found;
${locales.map((locale) => `  ~^/${locale}/.*\\.md$ /${locale}/404.md;\n  ~^/${locale}(/|$) /${locale}/404.html;`).join('\n')}
}
# The page that is meant by an address without a file, and its language.
map $uri $site_pasted {
${pages.map((page) => `  "~*${pastedPattern(page).replaceAll('\\', '\\\\')}" "${page || '/'}";`).join('\n')}
}
map $uri $site_pasted_locale {
  default $site_locale;
${languages.map(([language, locale]) => `  "~*${languagePattern(language)}" ${locale};`).join('\n')}
}
# The path without /index.html, .html or a slash at its end.
map $uri $site_bare {
  "~^(?<site_stem>.*?)(/index\\.html|\\.html|/)?$" $site_stem;
}
# The Markdown copy of a page, for programs that accept it before HTML.
map $http_accept $site_copy {
  default /index.html;
  "~*${markdownFirst}" .md;
}
map "$status $uri" $site_cache {
  default "${cacheControl.page}";
  "~^30[12] " "${cacheControl.redirect}";
  "~^(200|206|304) .*${immutablePaths}" "${cacheControl.immutable}";
}
map "$status $uri" $site_vary {
  "~^(302|404) /(${anyLocale})(/|$)" "";
  "~^(302|404) " "Cookie, Accept-Language";
  "~^(200|206|304) /(${anyLocale})/.*\\.(html|md)$" "Accept";
}
`;

/**
 * Directives of the server block: policy and folder of one release, so that both change in the same reload. Headers are in
 * the server context and in no location, for a location with a header of its own inherits no other.
 */
export const nginxServer = (
  headers: Record<string, string>,
): string => `# Written by the build; change config/security.ts or deploy/nginx.ts instead.
root "@RELEASE@";
server_tokens off;
absolute_redirect off;
types {
  application/manifest+json webmanifest;
  text/markdown md;
}
include mime.types;
charset utf-8;
charset_types text/plain text/css text/markdown text/xml application/javascript application/json application/xml application/rss+xml application/atom+xml image/svg+xml;
gzip off;
gzip_static on;
gzip_vary on;
brotli_static on;

add_header Cache-Control $site_cache always;
add_header Vary $site_vary always;
${Object.entries(headers)
  .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  .join('\n')}

error_page 404 $site_not_found;
# When a range is refused, the headers of the file are set already: a location with a header of its own adds none again.
error_page 416 @unsatisfiable;
location @unsatisfiable {
  add_header Vary "";
  return 416;
}
# Addresses that the router of the pages does not know lead to those that it knows.
if ($request_uri ~ "^[^?]*(?:%2[fF]|%5[cC])") { return 404; }
if ($request_uri ~ "^([^?]*?)/{2,}([^?]*)(\\?.*)?$") { return 301 $1/$2$3; }
if ($request_uri ~ "^/index/?(\\?.*)?$") { return 301 /$1; }
if ($request_uri ~ "^([^?]+?)(?:/index/?|(?:/index)?\\.html/)(\\?.*)?$") { return 301 $1$2; }
# Only what is published: nothing that starts with a dot, no files for other hosts, no lists of files.
location ~ /\\.(?!well-known/) { return 404; }
location ~ ^/_(?:headers|redirects)$ { return 404; }
location ~ ^(?:/(?:${anyLocale}))?/404(?:\\.html|\\.md|/(?:index\\.html)?)?$ { internal; }
# Hashed files of every kept release: a request may reach a worker of the release before.
location ~ "${immutablePaths}" { root "@SITE@/current"; }
${locales
  .map(
    (locale) => `location = /${locale} { try_files /${locale}/index.html =404; }
location /${locale}/ { try_files $site_bare$site_copy $site_bare/index.html $site_bare.html $uri @pasted; }`,
  )
  .join('\n')}
location / {
  if (-f $document_root/${defaultLocale}$site_bare/index.html) { return 302 /$site_locale$request_uri; }
  try_files $site_bare.html $uri @pasted;
}
location @pasted {
  if ($site_pasted) { return 302 /$site_pasted_locale$site_pasted$is_args$args; }
  return 404;
}
`;
