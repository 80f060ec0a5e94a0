import {rename, writeFile} from 'node:fs/promises';

/** Writes a file atomically: a concurrent reader sees the old text or the new one. */
export async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}~`, text);
  await rename(`${file}~`, file);
}
