import {readFile, readdir} from 'node:fs/promises';

/** Resident memory of a process and its descendants, in KiB; processes that end during the reading count as 0. */
export async function memoryOf(pid) {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = new Map();
  for (const id of processes) {
    const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
    const [, parent] = /^PPid:\s+(\d+)/m.exec(status) ?? [];
    const [, size] = /^VmRSS:\s+(\d+)/m.exec(status) ?? [];
    if (parent) parents.set(Number(id), {parent: Number(parent), size: Number(size ?? 0)});
  }
  const isBelow = (id) => id === pid || (parents.has(id) && isBelow(parents.get(id).parent));
  return [...parents].reduce((sum, [id, {size}]) => (isBelow(id) ? sum + size : sum), 0);
}
