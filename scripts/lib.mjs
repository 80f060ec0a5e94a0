import {spawn} from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

/** Scripts and configuration share TypeScript modules: bundles one of them and imports it. */
export async function loadTypeScript(entry) {
  const {build} = await import('esbuild');
  const outfile = path.join(
    root,
    'node_modules',
    '.cache',
    'scripts',
    entry.replace(/\W/g, '-').replace(/-ts$/, '.mjs'),
  );
  await build({
    entryPoints: [path.join(root, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  return import(outfile);
}

/** Runs a command in the project's folder and resolves to its exit code. */
export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {cwd: root, stdio: 'inherit', ...options});
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });

/** A command of an installed package. */
export const bin = (name) => path.join(root, 'node_modules', '.bin', name);
