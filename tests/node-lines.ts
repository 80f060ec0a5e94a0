/** Other release lines of Node.js than the one that runs the tests. */
import {spawn, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {once} from 'node:events';
import path from 'node:path';
import {expect} from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** `npm test` itself builds and serves under the one that runs. */
export const otherLines = ['24', '22', '20'].filter((line) => !process.version.startsWith(`v${line}.`));

/** The newest Node.js of a release line, from the npm package with its binary; undefined where unavailable. */
export function nodeOf(line: string): string | undefined {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = path.join(root, 'node_modules/.cache/node', line);
  // One retry after a second: by default npm takes 70 seconds to find a registry out of reach.
  const options = ['--no-audit', '--no-fund', '--no-save', '--fetch-retries=1', '--fetch-retry-mintimeout=1000'];
  spawnSync('npm', ['install', '--prefix', folder, ...options, `${name}@${line}`], {
    shell: process.platform === 'win32',
  });
  const binary = path.join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(binary) ? binary : undefined;
}

/** `npm start` of a project builds it and serves a page. */
export async function expectStart(project: string, node: string): Promise<void> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const {port} = probe.address() as AddressInfo;
  probe.close();
  const child = spawn(node, [path.join(project, 'scripts/start.mjs')], {
    cwd: project,
    env: {...process.env, NO_COLOR: '1', PORT: String(port)},
  });
  let output = '';
  try {
    await new Promise<void>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          output += text;
          if (output.includes('The site is at')) resolve();
        });
      }
      child.once('exit', () => reject(new Error(output)));
    });
    const answer = await fetch(`http://127.0.0.1:${port}/en/docs/FAQ`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/id="?__docusaurus/);
  } finally {
    child.kill();
  }
}
