// npm run search:push: lists the records for hosted search; with `-- --push` sends them.
import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {algoliasearch} from 'algoliasearch';
import {loadTypeScript, root} from './lib.mjs';

const {locales, parseRecords, push} = await loadTypeScript('packages/search/indexing/push.ts', 'config/locales.ts');
const folder = path.join(root, 'node_modules', '.cache', 'search');

function stop(message) {
  console.error(message);
  process.exit(1);
}

const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.ndjson'));
if (files.length === 0) stop('There are no records yet: run "npm run build" first.');
const records = (
  await Promise.all(files.map(async (file) => parseRecords(await readFile(path.join(folder, file), 'utf8'), file)))
).flat();

const {ALGOLIA_APP_ID: appId, ALGOLIA_INDEX: indexName, ALGOLIA_WRITE_KEY: key} = process.env;
const bytes = Buffer.byteLength(JSON.stringify(records));
console.log(`${records.length} records, ${Math.round(bytes / 1024)} KiB, from ${files.join(', ')}`);

if (!process.argv.includes('--push')) {
  console.log('Dry run: nothing was sent. To send: npm run search:push -- --push');
} else {
  if (!appId || !indexName || !key)
    stop('ALGOLIA_APP_ID, ALGOLIA_INDEX and ALGOLIA_WRITE_KEY must be set in the environment.');
  const languages = locales.map((locale) => new Intl.Locale(locale).language);
  await push(algoliasearch(appId, key), indexName, records, languages).catch((error) =>
    stop(`The index was not replaced, and answers as before. ${error.name}: ${error.message}`),
  );
  console.log(`${indexName} now holds these records.`);
}
