// npm run check: types, lint, formatting, spelling, unused code, content. Seconds, no browser.
import {installPackages} from './install.mjs';

installPackages();
const {bin, run, root} = await import('./lib.mjs');

const stamping = process.argv.includes('--stamp');
const checks = [
  ['types', [bin('tsc'), '--noEmit']],
  ['lint', [bin('eslint'), '.', '--max-warnings', '0']],
  ['formatting', [bin('prettier'), '--check', '--log-level', 'warn', '.']],
  [
    'spelling',
    [bin('cspell'), '--no-progress', '--no-summary'],
    'add names and words of the trade to i18n/en/words.txt',
  ],
  ['unused code', [bin('knip'), '--no-progress', '--no-config-hints']],
  ['content', ['scripts/check-content.mjs']],
  ['lock file', ['scripts/check-lock.mjs']],
];

if (stamping) process.exit(await run(process.execPath, ['scripts/check-content.mjs', '--stamp'], {cwd: root}));

const codes = await Promise.all(
  checks.map(async ([name, args, advice]) => {
    const started = Date.now();
    const code = await run(process.execPath, args);
    const more = code !== 0 && advice ? `: ${advice}` : '';
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)${more}`);
    return code;
  }),
);
process.exit(codes.some((code) => code !== 0) ? 1 : 0);
