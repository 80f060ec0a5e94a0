import {spawn} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

/** esbuild banner that defines `__dirname`, by which plugins locate their files and which ES modules lack. */
export const folders = {
  name: 'folders',
  setup: ({onLoad}) =>
    onLoad({filter: /[\\/](?:plugins|src)[\\/].*\.ts$/}, async ({path: file}) => ({
      contents: `const __dirname = ${JSON.stringify(path.dirname(file))};${await readFile(file, 'utf8')}`,
      loader: 'ts',
    })),
};

/** esbuild banner for CommonJS modules in an ES module bundle. */
export const requireBanner = {
  js: "import {createRequire as makeRequire} from 'node:module'; const require = makeRequire(import.meta.url);",
};

/** Scripts and configuration share TypeScript modules: bundles some of them and resolves to all that they export. */
export async function loadTypeScript(...entries) {
  const {build} = await import('esbuild');
  // A random name: other processes may bundle the same modules.
  const outfile = path.join(root, 'node_modules', '.cache', 'scripts', `${randomUUID()}.mjs`);
  const contents = entries.map((entry) => `export * from './${entry}';`).join('\n');
  await build({
    stdin: {contents, resolveDir: root},
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    banner: requireBanner,
    plugins: [folders],
    logLevel: 'error',
  });
  try {
    return await import(outfile);
  } finally {
    await rm(outfile);
  }
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
