// npm run bench:load [-- MINUTES]: nginx with our configuration under a bounded load from this machine, then a plain file
// server under the same load for a tenth of the time.
import {execFileSync, fork} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import {Agent, createServer, request} from 'node:http';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {clearInterval, setInterval} from 'node:timers';
import send from 'send';
import {root} from '../../scripts/lib.mjs';

const CONNECTIONS = 16;
const REQUESTS_PER_S = 400;

/** Pages with the files they load, requested one after the other, the same in each run. */
async function addresses() {
  const files = (await readdir(path.join(root, 'build'), {recursive: true, withFileTypes: true}))
    .filter(
      (entry) =>
        entry.isFile() &&
        /^(?:en|zh-Hans)$/.test(path.relative(path.join(root, 'build'), entry.parentPath).split(path.sep)[0]),
    )
    .map((entry) => `/${path.relative(path.join(root, 'build'), path.join(entry.parentPath, entry.name))}`);
  const pages = files.filter((file) => file.endsWith('/index.html'));
  const assets = files.filter((file) => /\/assets\//.test(file));
  return [...pages, ...assets, ...pages].sort((a, b) => hash(a) - hash(b));
}

const hash = (text) => [...text].reduce((sum, char) => (Math.imul(sum, 31) + char.charCodeAt(0)) | 0, 7);

const ask = (origin, agent, address) =>
  new Promise((resolve) => {
    const begun = performance.now();
    const fail = () => resolve({ok: false, ms: performance.now() - begun, bytes: 0});
    request(
      origin + encodeURI(address),
      {agent, headers: {'accept-encoding': 'gzip, br'}, timeout: 10_000},
      (response) => {
        let bytes = 0;
        response.on('data', (part) => (bytes += part.length));
        response.on('end', () => resolve({ok: response.statusCode === 200, ms: performance.now() - begun, bytes}));
        response.on('error', fail);
      },
    )
      .on('error', fail)
      .on('timeout', function () {
        this.destroy();
      })
      .end();
  });

const family = (pid) => [
  pid,
  ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
];
const rssMiB = (pid) =>
  family(pid)
    .map((one) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1] ?? 0) / 1024)
    .reduce((sum, value) => sum + value, 0);
const ticks = Number(execFileSync('getconf', ['CLK_TCK']));
const cpuS = (pid) =>
  family(pid)
    .map((one) => readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1].split(' '))
    .reduce((sum, fields) => sum + (Number(fields[11]) + Number(fields[12])) / ticks, 0);

async function drive(name, origin, pid, seconds) {
  const list = await addresses();
  const agent = new Agent({keepAlive: true, maxSockets: CONNECTIONS});
  const times = [];
  const memory = [];
  let [errors, bytes, sent] = [0, 0, 0];
  const begun = performance.now();
  const cpu = cpuS(pid);
  const sampler = setInterval(() => memory.push(rssMiB(pid)), 1000);
  const client = async () => {
    while (performance.now() - begun < seconds * 1000) {
      const due = begun + (sent * 1000) / REQUESTS_PER_S;
      const address = list[sent++ % list.length];
      const wait = due - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const answer = await ask(origin, agent, address);
      times.push(answer.ms);
      bytes += answer.bytes;
      if (!answer.ok) errors++;
    }
  };
  await Promise.all(Array.from({length: CONNECTIONS}, client));
  clearInterval(sampler);
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor((times.length - 1) * share)].toFixed(1);
  // The first tenth is warm-up.
  const settled = memory.slice(Math.ceil(memory.length / 10));
  const mean = (values) => (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1);
  const third = Math.ceil(settled.length / 3);
  console.log(
    `| ${name} | ${seconds} | ${times.length} | ${errors} | ${(bytes / 2 ** 20 / seconds).toFixed(1)} | ${at(0.5)} | ${at(0.99)} | ${(((cpuS(pid) - cpu) / times.length) * 1000).toFixed(2)} | ${mean(settled.slice(0, third))} → ${mean(settled.slice(-third))} |`,
  );
}

if (process.argv[2] === 'plain') {
  // A plain file server: no compression, no headers.
  createServer((request, response) => {
    send(request, request.url, {root: path.join(root, 'build')}).pipe(response);
  }).listen(0, '127.0.0.1', function () {
    process.send(this.address().port);
  });
} else {
  if (!existsSync(path.join(root, 'build', '404.html'))) throw new Error('Run npm run build first');
  const {ensureNginx, startNginx} = await import('../../tests/hardening/nginx.mjs');
  if (!ensureNginx()) throw new Error('nginx is missing and cannot be installed here');
  const seconds = Number(process.argv[2] ?? 10) * 60;
  console.log(
    `${CONNECTIONS} connections, ${REQUESTS_PER_S} requests a second\n\n| Server | s | Requests | Errors | MiB/s | median ms | p99 ms | CPU ms a request | MiB of memory, first third → last |\n|---|---|---|---|---|---|---|---|---|`,
  );
  const nginx = await startNginx();
  await drive('nginx', nginx.origin, nginx.pid, seconds);
  await nginx.stop();
  const child = fork(import.meta.filename, ['plain']);
  const port = await new Promise((resolve) => child.once('message', resolve));
  await drive('plain file server', `http://127.0.0.1:${port}`, child.pid, seconds / 10);
  child.kill();
}
