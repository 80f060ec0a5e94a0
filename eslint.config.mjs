import js from '@eslint/js';
import {createNodeResolver, importX} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What code without React or Docusaurus may not import. */
const pure = ['react', 'react-dom', '@docusaurus/*', '@theme/*', '@theme-original/*'];
const forbid = (group, message) => ['error', {patterns: [{group, message}]}];

/** Which folder may not import from which; `except` is relative to `from`. ARCHITECTURE.md has the picture. */
const within = (target, from, message, except = []) => ({target, from, except, message});
const zones = [
  within(
    './config',
    ['./deploy', './figures', './plugins', './src'],
    'config/ is data and imports nothing but config/.',
  ),
  within(
    ['./config', './deploy', './figures', './plugins', './src'],
    './scripts',
    'Scripts are commands: move what both need to plugins/ or config/.',
  ),
  within(
    ['./src/clientModules', './src/components', './src/pages', './src/theme'],
    './plugins',
    'Components import no build steps: move what both need to src/features/.',
  ),
  within('./src/stage/shading', './src', 'Formulas import nothing.', ['./stage/shading']),
  within('./src/stage/character', './src', 'The character knows the formulas only.', [
    './stage/character',
    './stage/shading',
  ]),
  within('./src/stage/engine', './src', 'The engine knows character and formulas.', [
    './stage/engine',
    './stage/character',
    './stage/shading',
    './stage/graphics.ts',
  ]),
  within('./src/stage/model', './src', "A reader's model knows character and formulas.", [
    './stage/model',
    './stage/character',
    './stage/shading',
  ]),
  within('./src/stage/exchange', './src', 'Exchange formats know character and formulas.', [
    './stage/exchange',
    './stage/character',
    './stage/shading',
  ]),
  within('./src/stage/demos', './src', 'Demos are data over stage/shading.', ['./stage/demos', './stage/shading']),
  within('./src/search/engine', './src', 'The search engine knows the glossary and the format of the index.', [
    './search/engine',
    './search/format.ts',
    './glossary.ts',
  ]),
];

export default tseslint.config(
  {ignores: ['build/', '**/.docusaurus/', '**/node_modules/', 'test-results/', 'playwright-report/']},
  js.configs.recommended,
  ...tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {'import-x': importX},
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({
          alias: {'@site': [import.meta.dirname]},
          extensions: ['.ts', '.tsx', '.js', '.cjs', '.json'],
        }),
      ],
      'import-x/parsers': {'@typescript-eslint/parser': ['.ts', '.tsx']},
    },
    rules: {
      'import-x/no-cycle': ['error', {ignoreExternal: true}],
      'import-x/no-restricted-paths': ['error', {zones}],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error'},
  },
  {
    files: ['src/stage/{engine,exchange,model,shading,character,demos}/**/*.ts', 'src/search/engine/**/*.ts'],
    rules: {'no-restricted-imports': forbid(pure, 'No React and no Docusaurus here: they belong to ui/.')},
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
