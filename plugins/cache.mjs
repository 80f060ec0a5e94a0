/** What a build keeps for the next one, each result under the hash of what it was made from. Imports no package at its start. */
import {randomUUID} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {hashOf} from './hash.cjs';

/** Hash of a file, independent of line ends, which Git may have changed. */
export const hashOfFile = (/** @type {string} */ file) => hashOf(readFileSync(file, 'latin1').replaceAll('\r\n', '\n'));

/**
 * Writes a file atomically: a concurrent reader sees the old content or the new one.
 * @param {string} file
 * @param {string | Uint8Array} content
 */
export async function replaceFile(file, content) {
  await mkdir(path.dirname(file), {recursive: true});
  const draft = `${file}.${randomUUID()}~`;
  await writeFile(draft, content);
  await rename(draft, file);
}

/** Whether a file holds this key: what stands beside it was made from the same sources. */
export const isAt = (/** @type {string} */ file, /** @type {string} */ key) =>
  existsSync(file) && readFileSync(file, 'utf8') === key;

/**
 * Results by the hash of their inputs; those unused until `save` are dropped.
 * @template T a JSON value
 * @param {string} file written by `save`
 */
export async function buildCache(file) {
  /** @type {Record<string, T>} */
  const before = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
  /** @type {Record<string, T>} */
  const now = {};
  return {
    /** @type {(inputs: unknown, make: () => Promise<T>) => Promise<T>} */
    get: async (inputs, make) => {
      const key = hashOf(JSON.stringify(inputs));
      return (now[key] = before[key] ?? (await make()));
    },
    save: () => replaceFile(file, JSON.stringify(now)),
  };
}

/** A path in quotes, as code names a loader or a file that it reads. */
const PATH = /(['"`])([\w./-]+)\1/g;

/** Comments may name a test; nothing is made from one. */
const TEST = /\.(?:test|spec)\.\w+$/;

/** Files that a module names by path, from its own folder or the project's. */
const namedIn = (/** @type {string} */ file, /** @type {string} */ root) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(PATH)]
    .flatMap(([, , name]) => [path.posix.join(path.posix.dirname(file), name), path.posix.normalize(name)])
    .filter(
      (name) =>
        /^\w/.test(name) && !TEST.test(name) && statSync(path.join(root, name), {throwIfNoEntry: false})?.isFile(),
    );

/**
 * Asks the code what a result is made from.
 * @param {readonly string[]} entries relative to the project
 * @param {string} root folder of the project
 * @returns {Promise<string[]>} the entries, the modules of the project that they import, the loaders and files that these name by
 * path, and what those import and name
 */
export async function inputsOf(entries, root) {
  const {build} = await import('esbuild');
  const found = new Set(entries);
  for (let next = [...entries]; next.length > 0;) {
    const {metafile} = await build({
      absWorkingDir: root,
      entryPoints: next.filter((file) => /\.(?:tsx?|[cm]js)$/.test(file)),
      alias: {'@site': root},
      bundle: true,
      platform: 'node',
      packages: 'external',
      loader: {'.css': 'empty', '.svg': 'empty'},
      outdir: root,
      write: false,
      metafile: true,
      logLevel: 'silent',
    });
    const modules = Object.keys(metafile.inputs);
    for (const file of modules) found.add(file);
    next = [...new Set(modules.flatMap((file) => namedIn(file, root)))].filter((file) => !found.has(file));
    for (const file of next) found.add(file);
  }
  return [...found];
}

/**
 * Hash of all that a module is made from, of the packages and of Node.js.
 * @param {string} entry relative to the project
 * @param {string} root folder of the project
 */
export async function hashOfModule(entry, root) {
  const files = [...(await inputsOf([entry], root)), 'package-lock.json'].sort();
  return hashOf(JSON.stringify([process.version, files.map((file) => [file, hashOfFile(path.join(root, file))])]));
}
