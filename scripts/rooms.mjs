// The table "What may import what" of ARCHITECTURE.md, for ESLint and for the test that compares it with the code.
import {readFileSync} from 'node:fs';

const table = readFileSync(new URL('../ARCHITECTURE.md', import.meta.url), 'utf8')
  .split(/^## /m)
  .find((section) => section.startsWith('What may import what'));

/** @returns {string[]} */
const named = (cell) => [...cell.matchAll(/`([^`]+)\/`/g)].map(([, folder]) => folder);

/**
 * Rooms from the top down: their folders, and the folders that they may import from.
 * @type {{folders: string[], imports: string[]}[]}
 */
export const rooms = table
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').slice(1, 3).map(named))
  .map(([folders, imports]) => ({folders, imports}));
