import {describe, expect, it} from 'vitest';
import {matches, nearest, testFiles} from './test-files.mjs';

describe('npm test -- PATTERN', () => {
  it('selects files by path, whole', async () => {
    expect(await matches('e2e/tables')).toEqual([{file: 'tests/e2e/tables.spec.ts', titles: []}]);
  });

  it('selects files by the titles of their tests where no path matches', async () => {
    expect(await matches('WHOSE STRUCTURE AND stamp agree')).toEqual([
      {file: 'scripts/new.test.ts', titles: ['page writes a pair whose structure and stamp agree']},
    ]);
  });

  it('names the nearest files where nothing matches', async () => {
    const files = await testFiles();
    // Put together, or this file's own title would match.
    expect(await matches(['serch', 'pagee'].join(''))).toEqual([]);
    expect(nearest('tabels', files)).toContain('tables');
  });
});
