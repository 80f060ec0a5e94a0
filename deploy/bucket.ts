import {defaultLocale, locales} from '../config/locales';

/**
 * A CloudFront function for viewer requests, in the language of that runtime (ECMAScript 5.1). It cannot look files up: an
 * unprefixed path without an extension counts as a page.
 */
export const edgeFunction = (): string => `// Written by the build; change deploy/bucket.ts instead.
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  if (/^\\/(${locales.join('|')})(\\/|$)/.test(uri)) {
    if (/\\.html$/.test(uri) && !/\\/404\\.html$/.test(uri)) uri = uri.replace(/(\\/index)?\\.html$/, '');
    var last = uri.split('/').pop();
    // A version is no extension: /docs/MigrateToNewVersion/5.4
    if (!/\\.[a-z][a-z0-9]*$/.test(last)) request.uri = uri.replace(/\\/$/, '') + '/index.html';
    return request;
  }
  if (/\\.[a-z][a-z0-9]*$/.test(uri)) return request;
  var cookie = request.cookies.locale;
  var locale = cookie && /^(${locales.join('|')})$/.test(cookie.value) ? cookie.value : '${defaultLocale}';
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
      location: {value: '/' + locale + uri + (query.length > 0 ? '?' + query.join('&') : '')},
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
