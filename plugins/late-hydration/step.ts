import path from 'node:path';
import {build} from 'esbuild';
import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {forLocale} from '../../config/localized';
import type {Localized} from '../../config/locales';
import {classOf, elementsIn} from '../page-pipeline/hast';
import type {Step} from '../page-pipeline/step';
import texts from '../../data/pages.json';

/** Texts of the box shown when the scripts do not load. */
const failed: Localized = texts.lateHydration.failed;
const retry: Localized = texts.lateHydration.retry;
const details: Localized = texts.lateHydration.details;

/** The inline script: the same text in every page, so that one hash in the policy covers it. */
async function bundle(siteDir: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(siteDir, 'src/features/late-hydration/boot.browser.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return (outputFiles[0]?.text ?? '').trim();
}

const isAppScript = ({tagName, properties: {src}}: Element) =>
  tagName === 'script' && /\/assets\/js\/[^/]+\.js$/.test(String(src ?? ''));

/**
 * Replaces the scripts of a page by the inline script that starts them.
 * @param boot the inline script, without addresses
 * @throws Error when the page has no scripts, because none would ever start
 */
export function deferPageScripts(tree: Root, head: Element, boot: Element): void {
  const scripts = head.children.filter((child): child is Element => child.type === 'element' && isAppScript(child));
  const [first] = scripts;
  if (!first) throw new Error('late-hydration: the page has no scripts to defer');
  const dataScripts = scripts.map(({properties}) => properties.src).join(' ');
  head.children[head.children.indexOf(first)] = {...boot, properties: {dataScripts, ...boot.properties}};
  head.children = head.children.filter((child) => child.type !== 'element' || !scripts.includes(child));
  // Docusaurus disables the toggle until React runs. Enabled, it receives clicks, which are queued.
  for (const element of elementsIn(tree))
    if (element.tagName === 'button' && /\btoggleButton_/.test(classOf(element))) delete element.properties.disabled;
}

/** Delays the scripts of every page: see README.md. */
const deferScripts: Step = {
  name: 'defer scripts',
  async start({locale, props: {siteDir}}) {
    const words = {
      dataFailed: forLocale(failed, locale),
      dataRetry: forLocale(retry, locale),
      dataDetails: forLocale(details, locale),
    };
    const text = await bundle(siteDir);
    return {
      page({tree, head}) {
        deferPageScripts(tree, head, h('script', words, text));
      },
    };
  },
};

export default deferScripts;
