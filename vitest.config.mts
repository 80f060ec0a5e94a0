import {availableParallelism} from 'node:os';
import path from 'node:path';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@site': path.resolve(import.meta.dirname)}},
  // tsconfig keeps JSX for the bundler; the tests need it compiled.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    include: ['{bench,config,deploy,figures,packages,plugins,src,scripts,tests}/**/*.test.{ts,tsx,mts}'],
    testTimeout: 30_000,
    // Vitest leaves one processor free; builds of copies wait for the disk and for each other's threads.
    maxWorkers: availableParallelism(),
  },
});
