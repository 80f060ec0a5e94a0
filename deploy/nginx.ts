import {defaultLocale, locales} from '../config/locales';
import {cacheControl, immutablePaths} from '../config/security';
import {identity} from '../config/identity';

const quoted = (text: string) => `"${text.replace(/["\\$]/g, '\\$&')}"`;

/**
 * A file for `conf.d`. All headers are in the server block and none in a location, because a location with its own headers
 * inherits no others. `@SITE@` and `@LISTEN@` are replaced during installation.
 */
export const nginx = (
  headers: Record<string, string>,
): string => `# Written by the build; change config/security.ts or deploy/nginx.ts instead.
map $cookie_locale $site_locale {
  default ${defaultLocale};
${locales.map((locale) => `  ${locale} ${locale};`).join('\n')}
}
map $uri $site_not_found {
  default /404.html;
${locales.map((locale) => `  ~^/${locale}(/|$) /${locale}/404.html;`).join('\n')}
}
# The path without /index.html, .html or a slash at its end.
map $uri $site_bare {
  "~^(?<site_stem>.*?)(/index\\.html|\\.html|/)?$" $site_stem;
}
map "$status $uri" $site_cache {
  default "${cacheControl.page}";
  "~^302 " "${cacheControl.redirect}";
  "~^(200|206|304) .*${immutablePaths}" "${cacheControl.immutable}";
}
map $status $site_vary {
  302 Cookie;
}

server {
  listen @LISTEN@;
  server_name ${new URL(identity.url).host};
  root @SITE@/current;

  server_tokens off;
  absolute_redirect off;
  include mime.types;
  types {
    application/manifest+json webmanifest;
    text/markdown md;
    image/avif avif;
    video/webm webm;
  }
  charset utf-8;
  charset_types text/plain text/css text/markdown text/xml application/javascript application/json application/xml application/rss+xml application/atom+xml image/svg+xml;
  gzip off;
  gzip_static on;
  gzip_vary on;
  brotli_static on;

  add_header Cache-Control $site_cache always;
  add_header Vary $site_vary always;
${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join('\n')}

  error_page 404 $site_not_found;
  # Only what is published: nothing that starts with a dot, and no lists of files.
  location ~ /\\.(?!well-known/) { return 404; }
${locales
  .map(
    (locale) => `  location = /${locale} { try_files /${locale}/index.html =404; }
  location /${locale}/ { try_files $site_bare/index.html $site_bare.html $uri =404; }`,
  )
  .join('\n')}
  location / {
    if (-f $document_root/${defaultLocale}$site_bare/index.html) { return 302 /$site_locale$request_uri; }
    try_files $site_bare.html $uri =404;
  }
}
`;
