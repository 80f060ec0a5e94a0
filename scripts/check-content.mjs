// npm run check (content): compares the two language trees and checks each page by itself.
import {readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {loadTypeScript, root, slashed} from './lib.mjs';
import {pageFaults} from './page-faults.mjs';

const {checkPair, checkPage, namesOf, stamp, trees, unpaired} = await loadTypeScript(
  'plugins/translation-status/check.ts',
  'plugins/translation-status/identifiers.ts',
  'plugins/translation-status/trees.ts',
);

const markdown = async (folder) =>
  (await readdir(path.join(root, folder), {recursive: true}))
    .filter((file) => /\.mdx?$/.test(file) && !path.basename(file).startsWith('_'))
    .map(slashed);
const read = (...parts) => readFile(path.join(root, ...parts), 'utf8');

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

for (const tree of trees) {
  const {source, translation} = tree;
  const [sources, translations] = await Promise.all([markdown(source), markdown(translation)]);
  findings.push(...unpaired(tree, sources, translations));
  for (const file of sources) {
    pages += 1;
    const zh = await read(source, file);
    findings.push(...checkPage(zh, 'zh-Hans', names, file).map((text) => `${source}/${file}: ${text}`));
    if (!translations.includes(file)) continue;
    const en = await read(translation, file);
    if (stamping) await writeFile(path.join(root, translation, file), stamp(en, zh));
    else
      findings.push(
        ...[...checkPage(en, 'en', names, file), ...checkPair(zh, en)].map((text) => `${translation}/${file}: ${text}`),
      );
  }
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
