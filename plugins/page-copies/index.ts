import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin, Props} from '@docusaurus/types';
import {identity} from '../../config/identity';
import {currentLocale, localized} from '../../config/locales';
import {contentOf, parse} from './html';
import {llmsFullTxt, llmsTxt} from './llms';
import {markdownOf} from './markdown';
import {memory} from './memory';
import {offlineCopy} from './offline';
import {pagesOf, type PageInfo} from './pages';
import {replace} from './replace';
import {structuredData, type Site} from './structured-data';

const inScript = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;

/** The page as Markdown, with its name and address in front; a post has its title outside of its text. */
function copyOf({title, description}: PageInfo, url: string, language: string, markdown: string): string {
  const front = {title, description, url, language};
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const text = markdown.startsWith('# ') ? markdown : `# ${title}\n\n${markdown}`;
  return `---\n${lines.join('\n')}\n---\n\n${text}`;
}

async function exportPages(props: Props): Promise<void> {
  const {outDir, baseUrl, siteConfig} = props;
  const locale = currentLocale();
  const home = `${siteConfig.url}${baseUrl}`;
  const site: Site = {
    name: siteConfig.title,
    home,
    language: locale,
    description: siteConfig.tagline,
    owner: localized(identity.owner),
    email: identity.email,
  };
  const fileOf = (permalink: string) => path.join(outDir, decodeURI(permalink.slice(baseUrl.length)), 'index.html');
  const pages = pagesOf(props, {
    docs: localized({'zh-Hans': '文档', en: 'Docs'}),
    news: localized({'zh-Hans': '新闻', en: 'News'}),
    site: localized({'zh-Hans': '站点', en: 'Site'}),
  });

  const {recall, save} = await memory<{markdown: string; data?: object}>(
    path.join(props.generatedFilesDir, 'page-copies.json'),
  );
  const copies = await Promise.all(
    pages.map(async (page) => {
      const file = fileOf(page.permalink);
      const url = `${siteConfig.url}${page.permalink}`;
      const html = await readFile(file, 'utf8');
      const article = html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
      const {markdown, data} = await recall([page, site, article], async () => {
        const content = contentOf(parse(article));
        if (!content) throw new Error(`${page.permalink}: the page has no article`);
        return {
          markdown: copyOf(page, url, locale, await markdownOf(content, url)),
          data: structuredData(page, url, content, site),
        };
      });
      const address = `${page.permalink.replace(/\/$/, '')}.md`;
      const head = `<link rel="alternate" type="text/markdown" href="${address}">${data ? inScript(data) : ''}`;
      await writeFile(path.join(outDir, address.slice(baseUrl.length)), markdown);
      await replace(
        file,
        html.replace('</head>', () => `${head}</head>`),
      );
      return {...page, markdown, address: `${siteConfig.url}${address}`, html};
    }),
  );

  await save();

  const front = path.join(outDir, 'index.html');
  const html = await readFile(front, 'utf8');
  const data = structuredData(undefined, home, {type: 'root', children: []}, site);
  await replace(
    front,
    html.replace('</head>', () => `${inScript(data ?? {})}</head>`),
  );
  await writeFile(path.join(outDir, 'llms.txt'), llmsTxt(site.name, site.description, copies));
  await writeFile(path.join(outDir, 'llms-full.txt'), llmsFullTxt(site.name, site.description, copies));
  await offlineCopy(props, copies);
}

/** Copies of the pages for other readers: Markdown, lists for machines, structured data, an archive for reading offline. */
export default function pageCopies(): Plugin {
  return {name: 'page-copies', postBuild: exportPages};
}
