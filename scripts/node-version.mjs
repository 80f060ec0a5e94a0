// Refuses a Node.js outside of package.json's `engines`. Imported before anything else; old versions must be able to read it.
import {readFileSync} from 'fs';

/** Whether a version satisfies a range made of `^1.2.3` and `>=1.2.3`, joined by `||`. */
export function satisfies(version, range) {
  const numbers = (text) => text.match(/\d+/g).slice(0, 3).map(Number);
  const found = numbers(version);
  return range.split('||').some((part) => {
    const least = numbers(part);
    if (part.includes('^') && found[0] !== least[0]) return false;
    const differs = least.findIndex((number, index) => number !== found[index]);
    return differs < 0 || found[differs] > least[differs];
  });
}

const {engines} = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

if (!satisfies(process.version, engines.node)) {
  console.error(
    `Node.js ${engines.node} is needed, this is ${process.version}. Install the newest 24 from https://nodejs.org/ and type the command again.`,
  );
  process.exit(1);
}
