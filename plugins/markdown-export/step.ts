import path from 'node:path';
import {h} from 'hastscript';
import {buildCache} from '../cache.mjs';
import type {PageInfo} from '../page-pipeline/content';
import {contentOf} from '../page-pipeline/hast';
import type {Step} from '../page-pipeline/step';
import {llmsFullTxt, llmsTxt} from './llms';
import {markdownOf} from './markdown';

/** The page as Markdown, preceded by title and address; a post's title is outside its content. */
function copyOf({title, description}: PageInfo, url: string, language: string, markdown: string): string {
  const front = {title, description, url, language};
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const text = markdown.startsWith('# ') ? markdown : `# ${title}\n\n${markdown}`;
  return `---\n${lines.join('\n')}\n---\n\n${text}`;
}

/** Writes every page as Markdown beside its HTML, and the lists of pages for language models (llmstxt.org). */
const copyMarkdown: Step = {
  name: 'copy as Markdown',
  needs: ['common addresses'],
  gives: [],
  async start({locale, pages, props, write}) {
    const {baseUrl, generatedFilesDir, siteConfig} = props;
    const {get, save} = await buildCache<string>(path.join(generatedFilesDir, 'markdown-export.json'));
    const copies = new Map<PageInfo, {markdown: string; address: string}>();
    return {
      async page({route, html, tree, head, info}) {
        if (!info) return;
        const url = siteConfig.url + route;
        const article = html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
        const markdown = await get([info, url, article], async () => {
          const content = contentOf(tree);
          if (!content) throw new Error('the page has no <article>');
          return copyOf(info, url, locale, await markdownOf(content, url));
        });
        const address = `${route.replace(/\/$/, '')}.md`;
        head.children.push(h('link', {rel: 'alternate', type: 'text/markdown', href: address}));
        copies.set(info, {markdown, address: siteConfig.url + address});
        await write(address.slice(baseUrl.length), markdown);
      },
      async finish() {
        const list = pages
          .filter(({version}) => version === undefined)
          .map((info) => ({...info, ...copies.get(info)!}));
        await save();
        await write('llms.txt', llmsTxt(siteConfig.title, siteConfig.tagline, list));
        await write('llms-full.txt', llmsFullTxt(siteConfig.title, siteConfig.tagline, list));
      },
    };
  },
};

export default copyMarkdown;
