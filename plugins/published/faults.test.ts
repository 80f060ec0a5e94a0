import {expect, it} from 'vitest';
import {example} from '../../config/example';
import {publishedFaults} from './faults';

it('names each entry of config/published.ts that its types allow and no page can use', () => {
  expect(publishedFaults({...example, email: null})).toEqual([]);
  const download = {version: '5.6.0', file: 'A.zip', bytes: 38.2, href: 'files.example/A.zip'};
  const wrong = {
    packages: [example.packages[0], download],
    repository: 'https://code.example/team/site/',
    engine: {repository: 'git@code.example:team/engine.git', branch: 'main'},
    community: [{label: example.community[0]!.label, href: 'www.example'}],
    email: 'mailto:team@example.com',
  };
  expect(publishedFaults(wrong)).toEqual([
    'config/published.ts: packages[1].version "5.6.0" must be the version of the engine, such as 5.6',
    'config/published.ts: packages[1].bytes 38.2 must be the size in bytes, a whole number',
    'config/published.ts: packages[1].href "files.example/A.zip" must begin with https://, or with / for a file of this site',
    'config/published.ts: repository "https://code.example/team/site/" must begin with https:// and not end with a slash',
    'config/published.ts: engine.repository "git@code.example:team/engine.git" must begin with https:// and not end with a slash',
    'config/published.ts: community[0].href "www.example" must begin with https://, or with / for a file of this site',
    'config/published.ts: email "mailto:team@example.com" must be an address alone, such as name@example.com',
  ]);
});
