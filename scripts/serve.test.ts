import {mkdtemp, rm} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {serve} from './serve.mjs';

it('a request while the build is gone is told to come again, and the server stays', async () => {
  const build = await mkdtemp(path.join(tmpdir(), 'serve-'));
  await rm(build, {recursive: true});
  const server = await serve({build, port: 0});
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const route of ['/en/docs', '/', '/en/docs']) {
      const response = await fetch(address + route);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(await response.text()).toContain('try again');
    }
  } finally {
    server.close();
  }
});
