import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Rooms that know nothing of the page around them, and what they may not import. */
const pure = ['react', 'react-dom', '@docusaurus/*', '@theme/*', '@theme-original/*', '@site/*'];
const forbid = (group, message) => ['error', {patterns: [{group, message}]}];

export default tseslint.config(
  {ignores: ['build/', '**/.docusaurus/', '**/node_modules/', 'test-results/', 'playwright-report/']},
  js.configs.recommended,
  ...tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-imports': forbid(
        ['**/scripts/*'],
        'Nothing imports scripts/: move what both need to plugins/ or config/.',
      ),
    },
  },
  {
    files: ['src/stage/{engine,shading,character,demos}/**/*.ts'],
    rules: {
      'no-restricted-imports': forbid([...pure, '**/scripts/*'], 'The stage is pure: React belongs to stage/ui.'),
    },
  },
  {
    files: ['src/stage/demos/**/*.ts'],
    rules: {
      'no-restricted-imports': forbid(
        [...pure, '**/scripts/*', '**/engine/*', '**/character/*', '**/ui/*'],
        'Demos are data over stage/shading.',
      ),
    },
  },
  {
    files: ['src/search/engine/**/*.ts'],
    rules: {'no-restricted-imports': forbid([...pure, '**/scripts/*'], 'The search engine has no DOM and no React.')},
  },
  {
    // Loaders of the bundler, and the configuration as Docusaurus requires it.
    files: ['{plugins,src}/**/*.cjs', 'scripts/*.cjs'],
    languageOptions: {globals: {module: 'writable', require: 'readonly'}},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    files: ['scripts/**/*.mjs', 'bench/**/*.mjs', '*.mjs', 'tests/fixtures/**/*.js'],
    languageOptions: {
      globals: {
        Buffer: 'readonly',
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        fetch: 'readonly',
      },
    },
  },
);
