// Builds sites from the neutral corpus in a temporary folder: this one, Docusaurus as it comes, VitePress, Starlight.
import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../scripts/lib.mjs';
import {sourceFiles} from '../../scripts/sources.mjs';
import {corpus, corpusLocales} from './pages.mjs';

/** Newest versions that run on Node.js 20; they are installed where they are measured and are no packages of this project. */
const PEERS = {
  vitepress: ['vitepress@1.6.4'],
  starlight: ['astro@5.16.4', '@astrojs/starlight@0.37.1', 'sharp@0.34.5'],
};

const pages = corpus();
const [first, second] = Object.keys(corpusLocales);
const sections = (locale) =>
  corpusLocales[locale].map((label, section) => ({label, section, folder: `cat-${section + 1}`}));
const inSection = (locale, section) => pages[locale].filter((page) => page.section === section);

function write(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, typeof text === 'string' ? text : JSON.stringify(text));
  }
}

const frontMatter = (values) =>
  `---\n${Object.entries(values)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('')}---\n\n`;

/** @param extra front matter of a generator, and whether the body has the title */
const markdown = ({title, description, body}, {heading = false, ...extra} = {}) =>
  `${frontMatter({title, description, ...extra})}${heading ? `# ${title}\n\n` : ''}${body}\n`;

const pagesIn = (folderOf, options = () => ({})) =>
  Object.fromEntries(
    Object.entries(pages).flatMap(([locale, list]) =>
      list.map((page, at) => [`${folderOf(locale)}/${page.slug}.md`, markdown(page, options(at))]),
    ),
  );

const pictures = (folder) =>
  Object.fromEntries(
    sections(first).map(({section}) => [
      `${folder}/img/corpus-${section + 1}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><rect width="320" height="180" fill="hsl(${section * 60} 60% 80%)"/><circle cx="${60 + section * 40}" cy="90" r="50" fill="hsl(${section * 60} 60% 40%)"/></svg>`,
    ]),
  );

const run = (folder, command, ...args) =>
  execFileSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, NO_COLOR: '1'},
  });
const install = (folder, packages) => {
  write(folder, {'package.json': {name: 'corpus', private: true, type: 'module'}});
  run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error', ...packages);
};
/** Links the packages of this project, but not its caches. */
const linkPackages = (folder) => {
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '.cache') symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
};

const docusaurusDocs = (locale, folder) =>
  (locale === first ? 'docs' : `i18n/${locale}/docusaurus-plugin-content-docs/current`) + folder;

/** The copy of this site has its own pages besides: navigation, glossary and search name them. */
function ours(folder) {
  for (const file of sourceFiles(root)) cpSync(path.join(root, file), path.join(folder, file));
  linkPackages(folder);
  const sidebars = readFileSync(path.join(folder, 'sidebars.ts'), 'utf8');
  write(folder, {
    ...pagesIn((locale) => docusaurusDocs(locale, '/corpus')),
    ...pictures('static'),
    'sidebars.ts': sidebars.replace(
      'const sidebars: SidebarsConfig = {',
      `const sidebars: SidebarsConfig = {\n  corpus: ${JSON.stringify(
        sections(first).map(({label, section}) => ({
          type: 'category',
          label,
          collapsed: false,
          items: inSection(first, section).map(({slug}) => `corpus/${slug}`),
        })),
      )},`,
    ),
  });
  run(folder, process.execPath, 'scripts/build.mjs');
  return {site: path.join(folder, 'build'), docs: (slug) => `/${second}/docs/corpus/${slug}`, home: `/${second}/`};
}

function stock(folder) {
  write(folder, {
    ...pagesIn(
      (locale) => docusaurusDocs(locale, ''),
      (at) => ({sidebar_position: at + 1}),
    ),
    ...pictures('static'),
    ...Object.fromEntries(
      Object.keys(pages).flatMap((locale) =>
        sections(locale).map(({label, section, folder: name}) => [
          `${docusaurusDocs(locale, '')}/${name}/_category_.json`,
          {label, position: section + 1, collapsed: false},
        ]),
      ),
    ),
    'src/pages/index.md': `# Bench\n\nDocumentation, measured. [Start](/docs/${pages[first][0].slug})\n`,
    'docusaurus.config.mjs': `export default ${JSON.stringify({
      title: 'Bench',
      url: 'https://bench.example.com',
      baseUrl: '/',
      future: {v4: true, faster: true},
      i18n: {defaultLocale: first, locales: [first, second]},
      presets: [['classic', {blog: false}]],
      themeConfig: {
        navbar: {
          title: 'Bench',
          items: [
            {to: `/docs/${pages[first][0].slug}`, label: 'Docs'},
            {type: 'localeDropdown', position: 'right'},
          ],
        },
        prism: {additionalLanguages: ['ini']},
      },
    })};\n`,
  });
  linkPackages(folder);
  run(folder, path.join(root, 'node_modules/.bin/docusaurus'), 'build');
  return {site: path.join(folder, 'build'), docs: (slug) => `/${second}/docs/${slug}`, home: `/${second}/`};
}

function vitepress(folder) {
  const base = (locale) => (locale === first ? '' : `/${locale}`);
  const sidebar = (locale) =>
    sections(locale).map(({label, section}) => ({
      text: label,
      items: inSection(locale, section).map(({title, slug}) => ({text: title, link: `${base(locale)}/docs/${slug}`})),
    }));
  install(folder, PEERS.vitepress);
  write(folder, {
    ...pagesIn(
      (locale) => `docs${base(locale)}/docs`,
      () => ({heading: true}),
    ),
    ...pictures('docs/public'),
    ...Object.fromEntries(
      Object.keys(pages).map((locale) => [
        `docs${base(locale)}/index.md`,
        `${frontMatter({layout: 'home', hero: {name: 'Bench', text: 'Documentation, measured', actions: [{text: 'Start', link: `${base(locale)}/docs/${pages[locale][0].slug}`}]}})}`,
      ]),
    ),
    'docs/.vitepress/config.mjs': `export default ${JSON.stringify({
      title: 'Bench',
      cleanUrls: true,
      themeConfig: {search: {provider: 'local'}},
      locales: {
        root: {label: first, lang: first, themeConfig: {sidebar: sidebar(first)}},
        [second]: {label: second, lang: second, themeConfig: {sidebar: sidebar(second)}},
      },
    })};\n`,
  });
  run(folder, 'npx', 'vitepress', 'build', 'docs');
  return {
    site: path.join(folder, 'docs/.vitepress/dist'),
    docs: (slug) => `/${second}/docs/${slug}`,
    home: `/${second}/`,
  };
}

function starlight(folder) {
  const base = (locale) => (locale === first ? '' : `/${locale}`);
  install(folder, PEERS.starlight);
  write(folder, {
    ...pagesIn(
      (locale) => `src/content/docs${base(locale)}/docs`,
      (at) => ({sidebar: {order: at + 1}}),
    ),
    ...pictures('public'),
    ...Object.fromEntries(
      Object.keys(pages).map((locale) => [
        `src/content/docs${base(locale)}/index.md`,
        frontMatter({
          title: 'Bench',
          template: 'splash',
          hero: {
            tagline: 'Documentation, measured',
            actions: [{text: 'Start', link: `${base(locale)}/docs/${pages[locale][0].slug}/`}],
          },
        }),
      ]),
    ),
    'src/content.config.mjs': `import {defineCollection} from 'astro:content';\nimport {docsLoader} from '@astrojs/starlight/loaders';\nimport {docsSchema} from '@astrojs/starlight/schema';\nexport const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};\n`,
    'astro.config.mjs': `import {defineConfig} from 'astro/config';\nimport starlight from '@astrojs/starlight';\nexport default defineConfig({site: 'https://bench.example.com', telemetry: false, integrations: [starlight(${JSON.stringify(
      {
        title: 'Bench',
        defaultLocale: 'root',
        locales: {root: {label: first, lang: first}, [second]: {label: second}},
        sidebar: sections(first).map(({label, section, folder: name}) => ({
          label,
          translations: {[second]: corpusLocales[second][section]},
          autogenerate: {directory: `docs/${name}`},
        })),
      },
    )})]});\n`,
  });
  run(folder, 'npx', 'astro', 'build');
  return {site: path.join(folder, 'dist'), docs: (slug) => `/${second}/docs/${slug}/`, home: `/${second}/`};
}

/** Builders by name, this site first. Each gets an empty folder and returns the built site, and addresses in it. */
export const builders = {ours, stock, vitepress, starlight};

/** Two pages that follow each other in a sidebar. */
export const [from, to] = pages[second].slice(4, 6).map(({slug}) => slug);
