import {cp, mkdir, mkdtemp, readdir, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Copies the project into a temporary folder, with links to its packages. @returns the folder, which the caller removes */
export async function copyProject(root: string, name: string): Promise<string> {
  const {sourceFiles} = (await import('../scripts/sources.mjs')) as {sourceFiles(folder: string): string[]};
  const copy = await mkdtemp(path.join(tmpdir(), `${name}-`));
  await Promise.all(sourceFiles(root).map((file) => cp(path.join(root, file), path.join(copy, file))));
  await mkdir(path.join(copy, 'node_modules'));
  for (const each of await readdir(path.join(root, 'node_modules')))
    if (each !== '.cache') await symlink(path.join(root, 'node_modules', each), path.join(copy, 'node_modules', each));
  return copy;
}
