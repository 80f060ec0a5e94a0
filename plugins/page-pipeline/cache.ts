import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {replaceFile} from './replace';

/**
 * Build cache by the hash of the input; entries unused in this build are dropped.
 * @param file written by `save`; results must be JSON values
 */
export async function buildCache<T>(file: string) {
  const before = (existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}) as Record<string, T>;
  const now: Record<string, T> = {};
  return {
    async get(source: unknown, make: () => Promise<T>): Promise<T> {
      const key = createHash('sha256').update(JSON.stringify(source)).digest('base64url');
      return (now[key] = before[key] ?? (await make()));
    },
    save: () => replaceFile(file, JSON.stringify(now)),
  };
}
