import js from '@eslint/js';
import {createNodeResolver, importX} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {rooms} from './scripts/rooms.mjs';

/** What code without React or Docusaurus may not import. */
const pure = ['react', 'react-dom', '@docusaurus/*', '@theme/*', '@theme-original/*'];
const forbid = (group, message) => ['error', {patterns: [{group, message}]}];

/** Each room may not import from the rooms that its row in ARCHITECTURE.md does not name. */
const zones = rooms.flatMap(({folders, imports}) => ({
  target: folders.map((folder) => `./${folder}`),
  from: rooms
    .flatMap((room) => room.folders)
    .filter((folder) => !folders.includes(folder) && !imports.includes(folder))
    .map((folder) => `./${folder}`),
  message: 'ARCHITECTURE.md, "What may import what", does not allow this import.',
}));

/** Lines of code; a component is longer by its markup. */
const sizes = (perFunction) => ({
  'max-lines': ['error', {max: 350, skipBlankLines: true, skipComments: true}],
  'max-lines-per-function': ['error', {max: perFunction, skipBlankLines: true, skipComments: true}],
});

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
  {files: ['**/*.test.{ts,tsx}'], rules: {'import-x/no-restricted-paths': 'off'}},
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    ignores: ['plugins/docusaurus-compat/**', 'src/theme/**'],
    rules: {
      'no-restricted-imports': forbid(
        ['@docusaurus/*/lib/**', '@docusaurus/*/src/**'],
        'Modules that Docusaurus does not export are imported in plugins/docusaurus-compat and src/theme alone.',
      ),
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error'},
  },
  {
    files: ['src/stage/{engine,exchange,model,shading,character,demos}/**/*.ts'],
    rules: {'no-restricted-imports': forbid(pure, 'No React and no Docusaurus here: they belong to ui/.')},
  },
  {
    files: [
      'packages/search/engine/*.ts',
      'packages/search/indexing/*.ts',
      'packages/search/{client,format,hosted,insights,protocol,respond,settings,worker}.ts',
    ],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': forbid(
        [...pure, '@site/*'],
        'Engine and index know neither React nor a site: what a site has to say goes through options.',
      ),
    },
  },
  {
    // Loaders of the bundler, and the configuration as Docusaurus requires it.
    files: ['{packages,plugins,src}/**/*.cjs', 'scripts/*.cjs'],
    languageOptions: {globals: {module: 'writable', require: 'readonly'}},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    files: ['scripts/**/*.mjs', 'bench/**/*.mjs', '*.mjs', 'tests/**/*.{js,mjs}'],
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
  {
    files: ['**/*.{ts,mjs,cjs}'],
    ignores: ['**/*.test.ts', 'tests/**', 'bench/**'],
    rules: sizes(100),
  },
  {files: ['**/*.tsx'], ignores: ['tests/**', 'bench/**'], rules: sizes(150)},
  {
    // Lists of data.
    files: ['src/stage/character/figures/*.ts'],
    rules: {'max-lines': 'off'},
  },
  {
    files: [
      // One drawing, configuration, script, schema or shader, which is read from top to bottom.
      'figures/*.tsx',
      'deploy/caddy.ts',
      'plugins/sample-assets/script.ts',
      'plugins/root-pages/parameters.ts',
      'src/stage/shading/glsl/surface.ts',
      // Every page with a stage loads it: hooks of its own would cost each of them bytes.
      'src/components/Stage/useStage.ts',
      // Passes over a model whose steps share their state.
      'src/stage/model/{bake,fixtures,pieces}.ts',
    ],
    rules: {'max-lines-per-function': 'off'},
  },
);
