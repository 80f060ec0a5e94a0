import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {replace} from './replace';

/**
 * Results of the build before, by what they were made of. Only those that are asked for again are kept.
 * @param file as `save` writes it; results are what JSON can hold
 */
export async function memory<T>(file: string) {
  const before = (existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}) as Record<string, T>;
  const now: Record<string, T> = {};
  return {
    async recall(source: unknown, make: () => Promise<T>): Promise<T> {
      const key = createHash('sha256').update(JSON.stringify(source)).digest('base64url');
      return (now[key] = before[key] ?? (await make()));
    },
    save: () => replace(file, JSON.stringify(now)),
  };
}
