import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {replaceFile} from './replace';

/**
 * Results of the last build by the hash of what they were made from; entries unused in this build are dropped.
 * @param file as `save` writes it; results are what JSON can hold
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
