// npm run upgrade:check: lists the assumptions that the installed versions of Docusaurus, React and DocSearch break.
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {bin, root, run} from './lib.mjs';

const report = path.join(root, 'test-results', 'upgrade.json');
const packages = ['@docusaurus/core', 'react', '@docsearch/react'];

await run(
  process.execPath,
  [bin('vitest'), 'run', 'plugins/docusaurus-compat', '--reporter=json', `--outputFile=${report}`],
  {
    stdio: 'ignore',
  },
);
const {testResults} = JSON.parse(await readFile(report, 'utf8'));
const tests = testResults.flatMap(({assertionResults, message, name, status}) =>
  assertionResults.length === 0 && status === 'failed'
    ? [{fullName: path.relative(root, name), status, failureMessages: [message]}]
    : assertionResults,
);
const failed = tests.filter(({status}) => status === 'failed');

for (const name of packages) {
  const {version} = JSON.parse(await readFile(path.join(root, 'node_modules', name, 'package.json'), 'utf8'));
  console.log(`${name} ${version}`);
}
console.log(`\n${tests.length - failed.length} of ${tests.length} assumptions hold.`);
for (const {fullName, failureMessages} of failed)
  console.log(`\n- [ ] ${fullName.trim()}\n      ${failureMessages[0]?.split('\n')[0]}`);
if (failed.length > 0) console.log('\nWhat to do for each: plugins/docusaurus-compat/README.md');
process.exit(failed.length === 0 ? 0 : 1);
