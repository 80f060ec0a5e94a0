import {execFileSync} from 'node:child_process';
import {appendFileSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {securityHeaders} from '../config/security';
import {responseHeaders} from './bucket';
import {caddy} from './caddy';
import {withPolicy} from './meta';
import {nginxServer} from './nginx';
import {headersFile, redirectsFile} from './pages';

const headers = securityHeaders(
  {scripts: ["'sha256-a'"], styles: [], videos: []},
  {giscus: false, algolia: null, insights: false, videos: []},
);

it.each([
  ['nginx', nginxServer(headers)],
  ['Caddy', caddy(headers, ['', '/docs/FAQ'])],
  ['Netlify and Cloudflare Pages', headersFile(headers)],
])('the configuration of %s has every security header with its value', (_, text: string) => {
  for (const [name, value] of Object.entries(headers)) {
    const line = text.split('\n').find((each) => each.includes(name));
    expect(line, name).toContain(value);
  }
});

it('CloudFront gets five headers in their own fields and the others as custom headers', () => {
  const policy = JSON.parse(responseHeaders('site', headers));
  expect(policy.SecurityHeadersConfig).toEqual({
    ContentSecurityPolicy: {ContentSecurityPolicy: headers['Content-Security-Policy'], Override: true},
    ContentTypeOptions: {Override: true},
    FrameOptions: {FrameOption: 'DENY', Override: true},
    ReferrerPolicy: {ReferrerPolicy: 'strict-origin-when-cross-origin', Override: true},
    StrictTransportSecurity: {AccessControlMaxAgeSec: 31_536_000, Override: true},
  });
  expect(policy.CustomHeadersConfig.Items).toEqual(
    ['Cross-Origin-Opener-Policy', 'Permissions-Policy'].map((Header) => ({
      Header,
      Value: headers[Header],
      Override: true,
    })),
  );
});

it('the commands for Caddy write the Caddyfile once, and leave it to the administrator then', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'caddyfile-'));
  const file = path.join(folder, 'Caddyfile');
  const line = /^.*printf .*$/m.exec(readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8'))![0];
  const env = {...process.env, SITE: path.join(folder, 'the site'), DOMAIN: 'docs.example.org', CADDYFILE: file};
  const write = () => {
    execFileSync('bash', ['-eu', '-c', line], {env});
    return readFileSync(file, 'utf8');
  };
  const first = write();
  expect(first).toBe(`docs.example.org {\n\timport "${folder}/the site/current/.hosts/Caddyfile"\n}\n`);
  appendFileSync(file, 'other.example.org {\n}\n');
  expect(write()).toBe(`${first}other.example.org {\n}\n`);
  rmSync(folder, {recursive: true});
});

it('serves the not-found page of each language', () => {
  expect(redirectsFile().split('\n')).toEqual([
    '/zh-Hans/* /zh-Hans/404.html 404',
    '/en/* /en/404.html 404',
    '/* /404.html 404',
    '',
  ]);
});

it('a policy in the page precedes all scripts and styles, without directives that need a header', () => {
  const html = withPolicy(
    '<html><head><meta charset=UTF-8><script>1</script>',
    "script-src 'self'; frame-ancestors 'none'",
  );
  expect(html).toBe(
    `<html><head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="script-src 'self'"><script>1</script>`,
  );
  expect(() => withPolicy('<html>', '')).toThrow('no place');
});
