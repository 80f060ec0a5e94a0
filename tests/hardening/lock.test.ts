import {expect, it} from 'vitest';
import {lockFindings} from '../../scripts/check-lock.mjs';

const entry = {version: '1.0.0', integrity: 'sha512-x'};
const findings = (range: string, locked: object) =>
  lockFindings({dependencies: {a: range}}, {packages: {'': {}, 'node_modules/a': locked}});

it('a package with exact version, checksum and no registry address passes', () => {
  expect(findings('1.0.0', entry)).toEqual([]);
});

it.each([
  ['a range', '^1.0.0', entry, /not an exact version/],
  ['another version', '1.0.1', entry, /locked at 1\.0\.0/],
  ['an address', '1.0.0', {...entry, resolved: 'https://registry.example/a.tgz'}, /names the registry/],
  ['no sum', '1.0.0', {version: '1.0.0'}, /no sha512 sum/],
  ['a weak sum', '1.0.0', {...entry, integrity: 'sha1-x'}, /no sha512 sum/],
  ['a new install script', '1.0.0', {...entry, hasInstallScript: true}, /install script/],
])('%s is found', (_, range, locked, message) => {
  expect(findings(range, locked).join('\n')).toMatch(message);
});
