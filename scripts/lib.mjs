import {spawn} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {readFileSync, realpathSync} from 'node:fs';
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

export const root = path.resolve(import.meta.dirname, '..');

/** Whether a module is the script that was started, by its own name or by a link. */
export const isMain = ({filename}) => process.argv[1] !== undefined && realpathSync(process.argv[1]) === filename;

/** A path as `/a/b`, on Windows too. */
export const slashed = (file) => file.split(path.sep).join('/');

/** esbuild banner that defines `__dirname`, by which plugins locate their files and which ES modules lack. */
const folders = {
  name: 'folders',
  setup: ({onLoad}) =>
    onLoad({filter: /[\\/](?:packages|plugins|src)[\\/].*\.ts$/}, async ({path: file}) => ({
      contents: `const __dirname = ${JSON.stringify(path.dirname(file))};${await readFile(file, 'utf8')}`,
      loader: 'ts',
    })),
};

/**
 * Options of esbuild for TypeScript modules that Node.js runs.
 * @type {import('esbuild').BuildOptions}
 */
export const forNode = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  // For CommonJS modules in the bundle.
  banner: {
    js: "import {createRequire as makeRequire} from 'node:module'; const require = makeRequire(import.meta.url);",
  },
  plugins: [folders],
  logLevel: 'error',
};

/** Scripts and configuration share TypeScript modules: bundles some of them and resolves to all that they export. */
export async function loadTypeScript(...entries) {
  const {build} = await import('esbuild');
  // A random name: other processes may bundle the same modules.
  const outfile = path.join(root, 'node_modules', '.cache', 'scripts', `${randomUUID()}.mjs`);
  const contents = entries.map((entry) => `export * from './${entry}';`).join('\n');
  await build({...forNode, stdin: {contents, resolveDir: root}, outfile});
  try {
    // A Windows path is no address, nor is one with `#` or `%`.
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(outfile);
  }
}

/** Bundles a module for a page, with its exports as properties of a global name. */
export async function pageScript(entry, globalName) {
  const {build} = await import('esbuild');
  const {outputFiles} = await build({
    entryPoints: [path.join(root, entry)],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName,
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

/** The bytes of a data address in base64. */
export const bytesOf = (address) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');

/** Runs a command in the project's folder and resolves to its exit code. */
export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {cwd: root, stdio: 'inherit', ...options});
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });

/** Packages that have another name than their command. */
const packages = {docusaurus: '@docusaurus/core', playwright: '@playwright/test', tsc: 'typescript'};

/**
 * The script of an installed package's command, to be run by `process.execPath`. The links in `node_modules/.bin` run the
 * Node.js that comes first in the path, and are shell scripts on Windows, which `spawn` cannot run.
 */
export function bin(name) {
  const folder = path.join(root, 'node_modules', packages[name] ?? name);
  const {bin: commands} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, commands[name] ?? commands);
}
