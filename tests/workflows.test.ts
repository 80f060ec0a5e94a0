import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import matter from '@11ty/gray-matter';
import {expect, it} from 'vitest';

const folder = path.resolve(import.meta.dirname, '../.github/workflows');

interface Workflow {
  env?: Record<string, string>;
  permissions?: Record<string, string>;
  jobs: Record<string, {permissions?: Record<string, string>; steps: {uses?: string; run?: string; if?: string}[]}>;
}

const parse = (text: string) => matter(`---\n${text}\n---\n`).data as unknown as Workflow;

it.each(readdirSync(folder))('%s pins its actions by hash and may write only to publish', (file) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const {permissions, jobs} = parse(text);
  const uses = Object.values(jobs).flatMap(({steps}) => steps.flatMap((step) => step.uses ?? []));
  expect(uses).not.toEqual([]);
  for (const action of uses) {
    expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
    expect(text).toMatch(new RegExp(`${action} # v\\d+\\.\\d+\\.\\d+\\n`));
  }
  expect(permissions).toEqual({contents: 'read'});
  const own = Object.values(jobs)
    .map((job) => job.permissions)
    .filter((each) => each !== undefined);
  expect(own).toEqual(file === 'publish.yml' ? [{pages: 'write', 'id-token': 'write'}] : []);
});

it('the scripts that the workflows run exist', () => {
  const {scripts} = JSON.parse(readFileSync(path.resolve(folder, '../../package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const run = readdirSync(folder).flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name),
  );
  expect(run.filter((name) => !scripts[name])).toEqual([]);
});

it('publish.yml passes on each variable of the configuration, which the README names, and fills the hosted index', () => {
  const read = (file: string) => readFileSync(path.resolve(folder, '../..', file), 'utf8');
  const names = [...read('config/identity.ts').matchAll(/\benv\.([A-Z_]+)/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(7);
  const {env, jobs} = parse(read('.github/workflows/publish.yml'));
  expect(names.filter((name) => !env?.[name])).toEqual([]);
  for (const name of [...names, 'ALGOLIA_WRITE_KEY=']) expect(read('README.md')).toContain(`\`${name}`);
  const steps = jobs['build']!.steps.map(({run = '', ...step}) => [run, step.if]);
  expect(steps).toContainEqual(['npm run search:push -- --push', "vars.ALGOLIA_INDEX != ''"]);
});
