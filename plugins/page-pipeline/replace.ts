import {rename, writeFile} from 'node:fs/promises';

/** Writes a file atomically: a concurrent reader sees the old content or the new one. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${file}~`, content);
  await rename(`${file}~`, file);
}
