/**
 * Style sheets besides the main one, by the modules they hold; the bundler loads each with the pages or the dialog
 * that import it. Upstream glues all styles into one sheet, because their order may differ from page to page: here the
 * theme's rules stand in cascade layers and a sheet of ours styles only what its own pages show. A name must not be that
 * of a chunk of scripts: the page would load these with the sheet.
 */
const modules: Readonly<Record<string, RegExp>> = {
  blog: /[\\/](?:theme[\\/](?:Blog|Icon[\\/]Socials)|src[\\/]css[\\/]blog)/,
  'code-themes': /[\\/]src[\\/]features[\\/]code[\\/]code-themes/,
  home: /[\\/]src[\\/](?:pages|components[\\/]home)[\\/]/,
  results: /[\\/](?:theme[\\/]SearchPage|src[\\/]css[\\/]search-page)/,
  'stage-frame': /[\\/]src[\\/]components[\\/]Stage[\\/]/,
};

/** The same as cache groups of the bundler. */
export const sheets = () =>
  Object.fromEntries(
    Object.entries(modules).map(([name, test]) => [
      name,
      {name, test, type: 'css/mini-extract', chunks: 'all' as const, enforce: true, priority: 60},
    ]),
  );
