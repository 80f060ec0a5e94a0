// npm run upgrade:check: lists the assumptions that the installed versions of Docusaurus and React break, and what no
// longer fits their types.
import {execFile} from 'node:child_process';
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {bin, isMain, root} from './lib.mjs';

const packages = ['@docusaurus/core', 'react'];

/** Runs a package's command and resolves to what it prints, whether it succeeds or not. */
const printed = (name, ...args) =>
  new Promise((resolve) => {
    execFile(process.execPath, [bin(name), ...args], {cwd: root, maxBuffer: Infinity}, (_, out, error) =>
      resolve(out + error),
    );
  });

/**
 * @param testResults of Vitest's report
 * @param types what the compiler prints; the lines that start with a blank explain the one before
 * @returns the number of tests that ran and passed, and a line for each that failed and for each error of a type
 */
export function checklist(testResults, types) {
  const tests = testResults.flatMap(({assertionResults, message, name, status}) =>
    assertionResults.length === 0 && status === 'failed'
      ? [{fullName: path.relative(root, name), status, failureMessages: [message]}]
      : assertionResults,
  );
  const failed = tests.filter(({status}) => status === 'failed');
  return {
    total: tests.length,
    passed: tests.length - failed.length,
    lines: [
      ...failed.map(
        ({fullName, failureMessages}) => `- [ ] ${fullName.trim()}\n      ${failureMessages[0]?.split('\n')[0]}`,
      ),
      ...types
        .split('\n')
        .filter((line) => /^\S/.test(line))
        .map((line) => `- [ ] ${line}`),
    ],
  };
}

async function main() {
  const report = path.join(root, 'test-results', 'upgrade.json');
  // Otherwise, when Vitest does not start, the report of the run before would be read.
  await rm(report, {force: true});
  const [output, types] = await Promise.all([
    printed('vitest', 'run', 'plugins/docusaurus-compat', '--reporter=json', `--outputFile=${report}`),
    printed('tsc', '--noEmit', '--pretty', 'false'),
  ]);
  const text = await readFile(report, 'utf8').catch(() => undefined);
  if (text === undefined) {
    console.error(`The tests of plugins/docusaurus-compat did not run; Vitest says:\n${output}`);
    return 1;
  }
  const {total, passed, lines} = checklist(JSON.parse(text).testResults, types);
  for (const name of packages) {
    const {version} = JSON.parse(await readFile(path.join(root, 'node_modules', name, 'package.json'), 'utf8'));
    console.log(`${name} ${version}`);
  }
  console.log(`\n${passed} of ${total} assumptions hold.`);
  for (const line of lines) console.log(`\n${line}`);
  if (lines.length > 0) console.log('\nWhat to do for each: plugins/docusaurus-compat/README.md');
  return lines.length === 0 ? 0 : 1;
}

if (isMain(import.meta)) process.exit(await main());
