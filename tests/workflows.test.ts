import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import matter from '@11ty/gray-matter';
import {expect, it} from 'vitest';

const folder = path.resolve(import.meta.dirname, '../.github/workflows');

interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, {permissions?: Record<string, string>; steps: {uses?: string; run?: string}[]}>;
}

it.each(readdirSync(folder))('%s pins its actions by hash and may write only to publish', (file) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const {permissions, jobs} = matter(`---\n${text}\n---\n`).data as unknown as Workflow;
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
