/** Chromium with software WebGL, and bundles for its pages; shared by the GPU tests of the stage. */
import path from 'node:path';
import {chromium, test, type Browser} from '@playwright/test';
import {build} from 'esbuild';
import {stage} from '../../scripts/browser-args.cjs';

export function launch(): Promise<Browser> {
  return chromium.launch({...test.info().project.use.launchOptions, args: stage});
}

/** Bundles a module into a script that assigns its exports to `globalThis[name]` and adds its styles to the page. */
export async function bundle(entry: string, name: string): Promise<string> {
  const result = await build({
    entryPoints: [path.resolve(__dirname, entry)],
    bundle: true,
    format: 'iife',
    globalName: name,
    keepNames: true,
    jsx: 'automatic',
    outdir: '/',
    write: false,
    logLevel: 'silent',
  });
  const [script, style] = result.outputFiles;
  const add = `document.head.append(Object.assign(document.createElement('style'), {textContent: ${JSON.stringify(style?.text)}}));`;
  return script!.text + (style ? add : '');
}
