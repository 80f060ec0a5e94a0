import {defaultLocale, localeOfLanguage, locales} from '../config/locales';
import {pageOf} from '../plugins/root-pages/pasted';

/**
 * A CloudFront function for viewer requests, in the language of that runtime (cloudfront-js-2.0). It cannot look files up: an
 * unprefixed path without an extension counts as a page.
 * @param pages paths of the pages that all locales have, without a slash at their end
 */
export const edgeFunction = (
  pages: readonly string[],
): string => `// Written by the build; change deploy/bucket.ts instead.
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var pasted = (${pageOf})(uri, ${JSON.stringify(pages)}, ${JSON.stringify(localeOfLanguage)});
  var page = pasted && (pasted.page || '/');
  var exact = pasted && (pasted.locale ? '/' + pasted.locale : '') + pasted.page;
  if (pasted && /^(\\/|\\.html)?$/.test(uri.replace(exact, ''))) page = uri.slice(pasted.locale ? pasted.locale.length + 1 : 0);
  var named = /^\\/(${locales.join('|')})(\\/|$)/.test(uri);
  if (named && (!pasted || uri === '/' + pasted.locale + page)) {
    if (/\\.html$/.test(uri) && !/\\/404\\.html$/.test(uri)) uri = uri.replace(/(\\/index)?\\.html$/, '');
    var last = uri.split('/').pop();
    // A version is no extension: /docs/MigrateToNewVersion/5.4
    if (!/\\.[a-z][a-z0-9]*$/.test(last)) request.uri = uri.replace(/\\/$/, '') + '/index.html';
    return request;
  }
  if (!pasted && /\\.[a-z][a-z0-9]*$/.test(uri)) return request;
  var cookie = request.cookies.locale;
  var locale = cookie && /^(${locales.join('|')})$/.test(cookie.value) ? cookie.value : '${defaultLocale}';
  if (pasted && pasted.locale) locale = pasted.locale;
  var query = [];
  for (var name in request.querystring) {
    var entry = request.querystring[name];
    (entry.multiValue || [entry]).forEach(function (one) {
      query.push(one.value === '' ? name : name + '=' + one.value);
    });
  }
  return {
    statusCode: 302,
    headers: {
      location: {value: '/' + locale + (page || uri) + (query.length > 0 ? '?' + query.join('&') : '')},
      'cache-control': {value: 'no-store'},
    },
  };
}
`;

/** A CloudFront response headers policy, in which some headers have fields of their own; all others are custom headers. */
export function responseHeaders(name: string, headers: Record<string, string>): string {
  const named: Record<string, (value: string) => object> = {
    'Content-Security-Policy': (value) => ({ContentSecurityPolicy: {ContentSecurityPolicy: value, Override: true}}),
    'Referrer-Policy': (value) => ({ReferrerPolicy: {ReferrerPolicy: value, Override: true}}),
    'Strict-Transport-Security': (value) => ({
      StrictTransportSecurity: {AccessControlMaxAgeSec: Number(value.replace('max-age=', '')), Override: true},
    }),
    'X-Content-Type-Options': () => ({ContentTypeOptions: {Override: true}}),
    'X-Frame-Options': (value) => ({FrameOptions: {FrameOption: value, Override: true}}),
  };
  const entries = Object.entries(headers);
  const items = entries
    .filter(([header]) => !(header in named))
    .map(([Header, Value]) => ({Header, Value, Override: true}));
  const policy = {
    Name: name,
    SecurityHeadersConfig: Object.assign({}, ...entries.map(([header, value]) => named[header]?.(value))) as object,
    CustomHeadersConfig: {Quantity: items.length, Items: items},
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
}
