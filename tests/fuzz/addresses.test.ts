import {runInNewContext} from 'node:vm';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {isNew} from '../../src/features/announcement/announcement';
import {hashTarget} from '../../src/lib/hash';
import {readAddress, writeAddress, withoutStage} from '../../src/stage/ui/url';
import {stageData} from '../../plugins/stage-figures/data';
import {redirectPage} from '../../plugins/root-pages/pages';
import {edgeFunction} from '../../deploy/bucket';
import {fuzz, text} from './fuzz';

const ORIGIN = 'https://own.example';
const data = stageData('demo-outline', 'en');
const ids = data.controls.map(({id}) => id);
const defaults = Object.fromEntries(data.controls.map(({id, value}) => [id, value]));

describe('stage address', () => {
  const query = fc
    .array(
      fc.tuple(
        fc.oneof(fc.constantFrom('stage', 'stage-view', 'stage-time', '__proto__', 'constructor', ...ids), text(2)),
        fc.oneof(
          text(2),
          fc.double().map(String),
          fc.constantFrom('demo-outline', 'true', '#ff0000', 'ff0000', '1,2,3'),
        ),
      ),
      {maxLength: 12},
    )
    .map((pairs) => `?${new URLSearchParams([['stage', 'demo-outline'], ...pairs]).toString()}`);

  it('any address gives only values that the controls allow', async () => {
    await fuzz(
      fc.oneof(
        query,
        text().map((rest) => `?stage=demo-outline&${rest}`),
      ),
      (search) => {
        const address = readAddress(search, data);
        for (const [id, value] of Object.entries(address?.values ?? {})) {
          const control = data.controls.find((each) => each.id === id);
          expect(control).toBeDefined();
          if (control?.kind === 'number') {
            expect(value).toBeGreaterThanOrEqual(control.min);
            expect(value).toBeLessThanOrEqual(control.max);
          } else if (control?.kind === 'choice') expect(control.options.map((option) => option.value)).toContain(value);
          else if (Array.isArray(value)) expect(value.every(Number.isFinite)).toBe(true);
        }
        const values = {...defaults, ...address?.values};
        const again = readAddress(writeAddress(data, values, address?.view), data);
        expect(writeAddress(data, {...defaults, ...again?.values}, again?.view)).toBe(
          writeAddress(data, values, address?.view),
        );
        expect(withoutStage(search, data)).not.toMatch(/[?&]stage=/);
      },
    );
  });

  it.each([
    '?stage=demo-outline&__proto__=1',
    '?stage=demo-outline&__proto__[polluted]=1',
    '?stage=demo-outline&constructor.prototype.polluted=1',
  ])('prototype pollution: %s', (search) => {
    expect(Object.keys(readAddress(search, data)?.values ?? {})).toEqual([]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

const script = new Function(
  'document',
  'location',
  'navigator',
  /<script>([\s\S]*?)<\/script>/.exec(redirectPage('/'))?.[1] ?? '',
);

/** Target of the script in an unprefixed page. */
function lead(address: string, cookie: string): string {
  const {pathname, search, hash} = new URL(address);
  let target = '';
  script({cookie}, {pathname, search, hash, replace: (url: string) => (target = url)}, {languages: ['fr']});
  return target;
}

interface Edge {
  uri?: string;
  headers?: {location: {value: string}};
}
const edge = runInNewContext(
  `${edgeFunction(['', '/docs/FAQ', '/docs/MigrateToNewVersion/5.4'])}; handler`,
) as (event: {request: {uri: string; querystring: object; cookies: object}}) => Edge;

describe('locale redirect', () => {
  const path = text(5).map((rest) => `/${rest}`);
  const inside = (target: string) => {
    expect(new URL(target, ORIGIN).origin).toBe(ORIGIN);
    expect(target).toMatch(/^\/(?:zh-Hans|en)\//);
  };

  it('the page redirects to its own origin', async () => {
    await fuzz(fc.tuple(path, text(3)), ([pathname, cookie]) => {
      if (URL.canParse(ORIGIN + pathname)) inside(lead(ORIGIN + pathname, cookie));
    });
  });

  it('the CloudFront function redirects to its own origin', async () => {
    await fuzz(fc.tuple(path, text(3)), ([uri, cookie]) => {
      const answer = edge({request: {uri, querystring: {}, cookies: {locale: {value: cookie}}}});
      if (answer.headers) inside(answer.headers.location.value);
    });
  });

  it.each([
    '//evil.example',
    '//evil.example/docs/FAQ',
    '/\\evil.example',
    '/.evil.example',
    '/@evil.example',
    '/%2f%2fevil.example',
    '/javascript:alert(1)',
  ])('open redirect: %s', (pathname) => {
    for (const cookie of ['', 'locale=en', 'locale=//evil.example', 'locale=en//evil.example'])
      inside(lead(ORIGIN + pathname, cookie));
    const cookies = {locale: {value: '//evil.example'}};
    const {headers} = edge({request: {uri: pathname.replace('.example', ''), querystring: {}, cookies}});
    if (headers) inside(headers.location.value);
  });

  it.each([
    ['/docs/FAQ', {}, '302 /zh-Hans/docs/FAQ'],
    ['/docs/FAQ', {locale: {value: 'en'}}, '302 /en/docs/FAQ'],
    ['/', {locale: {value: 'constructor'}}, '302 /zh-Hans/'],
    ['/en', {}, '/en/index.html'],
    ['/en/docs/FAQ.html', {}, '/en/docs/FAQ/index.html'],
    ['/en/docs/MigrateToNewVersion/5.4', {}, '/en/docs/MigrateToNewVersion/5.4/index.html'],
    ['/en/assets/js/main.0a1b2c3d.js', {}, '/en/assets/js/main.0a1b2c3d.js'],
    ['/robots.txt', {}, '/robots.txt'],
    ['/docs/faq/', {locale: {value: 'en'}}, '302 /en/docs/FAQ'],
    ['/EN/docs/FAQ', {}, '302 /en/docs/FAQ'],
    ['/zh-CN/docs/faq', {locale: {value: 'en'}}, '302 /zh-Hans/docs/FAQ'],
    ['/en/docs/FAQ%EF%BC%89', {}, '302 /en/docs/FAQ'],
    ['/en/docs/FAQ/', {}, '/en/docs/FAQ/index.html'],
    ['/en/docs/FAQ/index.html', {}, '/en/docs/FAQ/index.html'],
    ['/en/', {}, '/en/index.html'],
    ['/docs/nothing', {}, '302 /zh-Hans/docs/nothing'],
    ['/en/docs/nothing', {}, '/en/docs/nothing/index.html'],
  ])('the function of the content network: %s %j gives %s', (uri, cookies, expected) => {
    const answer = edge({request: {uri, querystring: {}, cookies}});
    expect(answer.headers ? `302 ${answer.headers.location.value}` : answer.uri).toBe(expected);
  });
});

describe('hash target', () => {
  it('any hash is decoded without an error', async () => {
    await fuzz(text(3), (hash) => {
      const target = hashTarget(`#${hash}`);
      if (!hash.includes('%')) expect(target ?? '').toBe(hash);
      if (hash && !/[\ud800-\udfff]/u.test(hash)) expect(hashTarget(`#${encodeURIComponent(hash)}`)).toBe(hash);
    });
  });

  it.each(['#%', '#50%', '#%E0%A4%A', '#', ''])('regression: %s names nothing and does not throw', (hash) => {
    expect(hashTarget(hash)).toBeUndefined();
  });
});

it('announcement: only the same id hides the bar', async () => {
  await fuzz(fc.tuple(fc.option(text(2)), text(2)), ([seen, id]) => {
    expect(isNew(seen, id)).toBe(seen === null || seen.length !== id.length || !id.startsWith(seen));
  });
});
