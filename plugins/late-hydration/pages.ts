import {readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import type {Locale} from '../../config/locales';
import {inlineFirstStyles} from '../lean-bundle/firstStyles';
import {delayScripts, type Words} from './transform';

const words: Readonly<Record<Locale, Words>> = {
  'zh-Hans': {failed: '页面的脚本没有加载成功，按钮和搜索暂时不可用。', retry: '重试'},
  en: {failed: "The page's scripts did not load. Buttons and search do not work for now.", retry: 'Retry'},
};

/** Other plugins write plain pages beside those of the app. */
const APP = /\bid="?__docusaurus["\s>]/;

async function bootScript(site: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(site, 'plugins/late-hydration/boot.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/**
 * Delays the scripts of every page of the app and the styles that only they need, once all plugins have written theirs: two of them must not rewrite a page at once.
 * @param site the project's folder
 * @param folder one locale's built site
 * @throws Error naming a page without scripts
 */
export async function delayPages(site: string, folder: string, locale: Locale): Promise<void> {
  const boot = await bootScript(site);
  const rest = await inlineFirstStyles(folder);
  const pages = (await readdir(folder, {recursive: true})).filter((name) => name.endsWith('.html'));
  await Promise.all(
    pages.map(async (name) => {
      const file = path.join(folder, name);
      const html = await readFile(file, 'utf8');
      if (!APP.test(html)) return;
      try {
        await writeFile(file, delayScripts(html, boot, words[locale], html.includes(rest) ? undefined : rest));
      } catch (error) {
        throw new Error(`${file}: ${(error as Error).message}`);
      }
    }),
  );
}
