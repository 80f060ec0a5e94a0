import {describe, expect, it} from 'vitest';
import {root} from './lib.mjs';
import {sourceFiles} from './sources.mjs';
import {AFFECTED, affectedSpecs, matches, nearest, testFiles} from './test-files.mjs';

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

describe('npm test -- --changed', () => {
  it('selects the browser specs that a change can break, and those that have changed', async () => {
    const files = await testFiles();
    expect(affectedSpecs(['docs/FAQ.md'], files)).toEqual([
      'tests/e2e/copies.spec.ts',
      'tests/e2e/docs.spec.ts',
      'tests/e2e/routes.spec.ts',
      'tests/sweep/words.spec.ts',
    ]);
    expect(affectedSpecs(['sidebars.ts', 'versions.json'], files)).toContain('tests/e2e/navigation.spec.ts');
    expect(affectedSpecs(['config/identity.ts'], files)).toContain('tests/e2e/announcement.spec.ts');
    expect(affectedSpecs(['blog/2026-11-20-wellcome.md'], files)).toContain('tests/e2e/blog.spec.ts');
    expect(affectedSpecs(['src/features/workbench/model.ts'], files)).toContain('tests/e2e/workbench.spec.ts');
    expect(affectedSpecs(['tests/e2e/banners.spec.ts'], files)).toEqual(['tests/e2e/banners.spec.ts']);
    expect(affectedSpecs(['README.md'], files)).toEqual([]);
  });

  it('knows only paths and specs that exist', async () => {
    const specs = await testFiles();
    const files = sourceFiles(root);
    for (const [path, names] of AFFECTED) {
      expect(
        files.some((file) => path.test(file)),
        String(path),
      ).toBe(true);
      for (const name of names) expect(specs).toContain(`tests/${name}.spec.ts`);
    }
  });
});
