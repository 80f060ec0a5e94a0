// npm run check (content): compares the two language trees and checks each page by itself.
import {existsSync} from 'node:fs';
import {readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import matter from '@11ty/gray-matter';
import {loadTypeScript, root, slashed} from './lib.mjs';
import {pageFaults} from './page-faults.mjs';

const {cardFaults, checkPair, checkPage, design, locales, namesOf, placeholders, routeOf, stamp, trees, unpaired} =
  await loadTypeScript(
    'config/locales.ts',
    'plugins/page-faults/routes.ts',
    'src/features/social-cards/design.ts',
    'plugins/translation-status/card-faults.ts',
    'plugins/translation-status/placeholders.ts',
    'plugins/translation-status/check.ts',
    'plugins/translation-status/identifiers.ts',
    'plugins/translation-status/trees.ts',
  );

const markdown = async (folder) =>
  (await readdir(path.join(root, folder), {recursive: true}))
    .filter((file) => /\.mdx?$/.test(file) && !path.basename(file).startsWith('_'))
    .map(slashed);
const read = (...parts) => readFile(path.join(root, ...parts), 'utf8');

/** Sources besides pages in which `npm run new` leaves texts to fill in. */
const writtenFiles = async () => {
  const folders = ['src/stage/demos', 'src/features/lessons/tasks'];
  const inFolder = async (folder) => (await readdir(path.join(root, folder))).map((file) => `${folder}/${file}`);
  return ['src/stage/shading/parameters.ts', ...(await Promise.all(folders.map(inFolder))).flat()];
};

/** The reference defines names, in both languages. */
const reference = await Promise.all(
  [trees[0].source, trees[0].translation].flatMap(async (folder) =>
    Promise.all((await markdown(`${folder}/Reference`)).map((file) => read(folder, 'Reference', file))),
  ),
);
const names = namesOf(reference.flat());

/** `--stamp` writes the hash of the source into each translation: run it after translating, never to silence the check. */
const stamping = process.argv.includes('--stamp');
const findings = [];
let pages = 0;
const cards = {};
/** Remembers the title that the social card of a page must show; a page still to be written needs none. */
function expectCard(locale, tree, folder, file, text) {
  if (placeholders(text).length > 0) return;
  let data;
  try {
    ({data} = matter(text));
  } catch {
    return; // pageFaults reports broken front matter
  }
  const route = routeOf({...tree, folder, file: `${folder}/${file}`}, data);
  if (route && data.title)
    cards[`/${locale}${route.replace(/\/$/, '')}`] = {file: `${folder}/${file}`, title: data.title};
}

/** Old versions keep the rules and names of their time. */
const checkText = ({version}, ...page) => (version === undefined ? checkPage(...page) : []);

for (const tree of trees) {
  const {source, translation} = tree;
  const [sources, translations] = await Promise.all([markdown(source), markdown(translation)]);
  findings.push(...unpaired(tree, sources, translations));
  for (const file of sources) {
    pages += 1;
    const zh = await read(source, file);
    findings.push(...checkText(tree, zh, 'zh-Hans', names, file).map((text) => `${source}/${file}: ${text}`));
    expectCard(locales[0], tree, source, file, zh);
    if (!translations.includes(file)) continue;
    const en = await read(translation, file);
    expectCard(locales[1], tree, translation, file, en);
    if (stamping) await writeFile(path.join(root, translation, file), stamp(en, zh));
    else
      findings.push(
        ...[...checkText(tree, en, 'en', names, file), ...checkPair(zh, en)].map(
          (text) => `${translation}/${file}: ${text}`,
        ),
      );
  }
}

if (!stamping) {
  const drawn = JSON.parse(await read('src/features/social-cards/cards.json'));
  findings.push(...cardFaults(cards, drawn, design(), (card) => existsSync(path.join(root, 'media', card))));
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
if (all.length > 0) {
  console.error(all.join('\n'));
  console.error(`\n${all.length} findings in ${pages} pages.`);
  process.exit(1);
}
console.log(`${pages} pages in both languages: no findings.`);
