import {rename, writeFile} from 'node:fs/promises';

/** Others may read the file at the same time: they see the old one or the new one. */
export async function replace(file: string, text: string): Promise<void> {
  await writeFile(`${file}~`, text);
  await rename(`${file}~`, file);
}
