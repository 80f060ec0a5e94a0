// npm run check (content): compares each translation with its source, checks each page by itself, and prints how far each language is.
import {existsSync} from 'node:fs';
import {readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import matter from '@11ty/gray-matter';
import {loadTypeScript, root, slashed} from './lib.mjs';
import {pageFaults} from './page-faults.mjs';

const {
  cardFaults,
  checkPair,
  checkPage,
  defaultLocale,
  design,
  fileOf,
  identity,
  locales,
  memory,
  namesOf,
  placeholders,
  missingTexts,
  progressLines,
  published,
  publishedFaults,
  routeOf,
  sources,
  stamp,
  statesOf,
  traits,
  trees,
} = await loadTypeScript(
  'config/locales.ts',
  'config/identity.ts',
  'config/published.ts',
  'plugins/agent-memory/memory.ts',
  'plugins/page-faults/routes.ts',
  'plugins/published/faults.ts',
  'plugins/social-cards/design.ts',
  'plugins/translation-status/card-faults.ts',
  'plugins/translation-status/placeholders.ts',
  'plugins/translation-status/progress.ts',
  'plugins/translation-status/check.ts',
  'plugins/translation-status/data.ts',
  'plugins/translation-status/identifiers.ts',
  'plugins/translation-status/stale.ts',
  'plugins/translation-status/trees.ts',
  'plugins/versions/versions.ts',
);

const markdown = async (folder) =>
  (await readdir(path.join(root, folder), {recursive: true}))
    .filter((file) => /\.mdx?$/.test(file) && !path.basename(file).startsWith('_'))
    .map(slashed);
const read = (...parts) => readFile(path.join(root, ...parts), 'utf8');

/** Sources besides pages in which `npm run new` leaves texts to fill in. */
const writtenFiles = async () => (await readdir(path.join(root, 'data'))).map((file) => `data/${file}`);

/** The reference defines names, in every language. */
const reference = await Promise.all(
  [sources[0].source, ...trees.filter(({kind}) => kind === 'docs').map(({translation}) => translation)].map(
    async (folder) =>
      existsSync(path.join(root, folder, 'Reference'))
        ? Promise.all((await markdown(`${folder}/Reference`)).map((file) => read(folder, 'Reference', file)))
        : [],
  ),
);
const names = namesOf(reference.flat());

/** `--stamp` writes the hash of the source into each translation: run it after translating, never to silence the check. */
const stamping = process.argv.includes('--stamp');
const findings = [];
let pages = 0;
/** Drafts are in no build and need no translation yet. */
const drafts = new Set();
const cards = {};
/** Front matter; of broken one, which pageFaults reports, nothing. */
function frontMatter(text) {
  try {
    return matter(text).data;
  } catch {
    return {};
  }
}

/** Remembers the title that the social card of a page must show; a page still to be written, or a draft, needs none. */
function expectCard(locale, tree, folder, file, text) {
  const data = frontMatter(text);
  if (data.draft || placeholders(text).length > 0) return;
  const route = routeOf({...tree, folder, file: `${folder}/${file}`}, data);
  if (route && data.title)
    cards[`/${locale}${route.replace(/\/$/, '')}`] = {file: `${folder}/${file}`, title: data.title};
}

/** Old versions keep the rules and names of their time. */
const checkText = ({version}, ...page) => (version === undefined ? checkPage(...page) : []);

for (const tree of sources)
  for (const file of await markdown(tree.source)) {
    pages += 1;
    const text = await read(tree.source, file);
    findings.push(
      ...checkText(tree, text, defaultLocale, names, file).map((finding) => `${tree.source}/${file}: ${finding}`),
    );
    expectCard(defaultLocale, tree, tree.source, file, text);
    if (frontMatter(text).draft) drafts.add(`${tree.source}/${file}`);
  }

for (const tree of trees) {
  const {source, translation, locale} = tree;
  const states = statesOf(tree, root);
  findings.push(...states.withoutSource.map((file) => `${translation}/${file}: has no source in ${source}/`));
  if (traits[locale].complete)
    findings.push(
      ...states.missing
        .filter((file) => !drafts.has(`${source}/${file}`))
        .map((file) => `${translation}/${file}: is missing; write it, or copy the source and translate`),
    );
  for (const file of states.pages.filter((page) => !states.missing.includes(page))) {
    const [original, text] = [await read(source, file), await read(translation, file)];
    expectCard(locale, tree, translation, file, text);
    if (stamping) await writeFile(path.join(root, translation, file), stamp(text, original));
    else
      findings.push(
        ...[...checkText(tree, text, locale, names, file), ...checkPair(original, text)].map(
          (finding) => `${translation}/${file}: ${finding}`,
        ),
      );
  }
}

if (!stamping) {
  const drawn = JSON.parse(await read('plugins/social-cards/cards.json'));
  findings.push(...cardFaults(cards, drawn, design(), (card) => existsSync(path.join(root, 'media', card))));
  findings.push(...missingTexts(root), ...publishedFaults(published));
  for (const locale of locales) {
    try {
      memory(locale);
    } catch (error) {
      findings.push(error.message);
    }
    const news = fileOf('MigrateToNewVersion/Latest', locale);
    if (!frontMatter(await read(news)).title?.includes(identity.version))
      findings.push(
        `${news}: the title does not name ${identity.version}, the version in config/identity.ts: CONTRIBUTING.md, "Cut a version"`,
      );
  }
  for (const file of await writtenFiles())
    findings.push(...placeholders(await read(file)).map((text) => `${file}: ${text}`));
}

// Stale translations come last: they seldom cause other findings.
const isStale = (finding) => /: stale: /.test(finding);
const all = [
  ...(stamping ? [] : await pageFaults()),
  ...findings.filter((finding) => !isStale(finding)),
  ...findings.filter(isStale),
];
for (const line of stamping ? [] : progressLines(root)) console.log(line);
if (all.length > 0) {
  console.error(all.join('\n'));
  console.error(`\n${all.length} findings in ${pages} pages.`);
  process.exit(1);
}
console.log(`${pages} pages, ${Object.keys(traits).length} languages: no findings.`);
