// Part of npm run check: requirements for packages in package.json and the lock file.
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {isMain, root} from './lib.mjs';

/** Packages with an install script. None runs (.npmrc): their binaries come as packages of their own. */
const withInstallScript = ['@swc/core', 'core-js', 'esbuild', 'sharp', 'fsevents'];

const read = async (file) => JSON.parse(await readFile(path.join(root, file), 'utf8'));

/** A manifest with the packages of its workspaces. */
async function manifestIn(folder) {
  const manifest = await read(`${folder}package.json`);
  const own = await Promise.all((manifest.workspaces ?? []).map((each) => read(`${folder}${each}/package.json`)));
  return {...manifest, dependencies: Object.assign({}, ...[manifest, ...own].map(({dependencies}) => dependencies))};
}

/** @returns findings, one sentence each */
export function lockFindings(manifest, lock) {
  const findings = [];
  for (const [name, range] of Object.entries({...manifest.dependencies, ...manifest.devDependencies})) {
    if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(range))
      findings.push(`package.json: ${name} ${range} is not an exact version`);
    const locked = lock.packages[`node_modules/${name}`]?.version;
    if (locked !== range)
      findings.push(`package-lock.json: ${name} is locked at ${locked}, package.json says ${range}`);
  }
  for (const [folder, entry] of Object.entries(lock.packages)) {
    // The project, and its own packages.
    if (entry.link || !folder.includes('node_modules/')) continue;
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (entry.resolved) findings.push(`package-lock.json: ${name} names the registry it came from`);
    if (!entry.integrity?.startsWith('sha512-')) findings.push(`package-lock.json: ${name} has no sha512 sum`);
    if (entry.hasInstallScript && !withInstallScript.includes(name))
      findings.push(`package-lock.json: ${name} has an install script; see whether it works without, then list it`);
  }
  return findings;
}

if (isMain(import.meta)) {
  const findings = [];
  for (const folder of ['', 'bench/'])
    findings.push(...lockFindings(await manifestIn(folder), await read(`${folder}package-lock.json`)));
  for (const finding of findings) console.error(finding);
  process.exit(findings.length > 0 ? 1 : 0);
}
