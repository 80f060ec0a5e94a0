/**
 * Style sheets besides the main one, by the modules in them; Rspack loads each with the pages or the dialog that import it.
 * Docusaurus puts all styles into one sheet, because their order may differ from page to page. Here the theme's rules are in
 * cascade layers, and each of these sheets styles only what its own pages show. A name must differ from those of script chunks:
 * the page would load these with the sheet.
 */
const modules: Readonly<Record<string, RegExp>> = {
  blog: /[\\/](?:theme[\\/](?:Blog|Icon[\\/]Socials)|src[\\/]css[\\/]blog)/,
  'contact-sheet': /[\\/]src[\\/]features[\\/](?:contact-sheet|lessons[\\/]marks)[\\/.]/,
  desk: /[\\/]src[\\/]features[\\/]workbench[\\/](?!page\.)/,
  'desk-page': /[\\/]src[\\/]features[\\/]workbench[\\/]page\./,
  home: /[\\/]src[\\/](?:pages|components[\\/]home)[\\/]/,
  'model-field': /[\\/]src[\\/]features[\\/]own-character[\\/]/,
  results: /[\\/](?:theme[\\/]SearchPage|src[\\/]css[\\/]search-page)/,
  rows: /[\\/]src[\\/]features[\\/]parameters[\\/](?!presets)/,
  'dock-frame': /[\\/]src[\\/]components[\\/]Stage[\\/]dock\./,
  tags: /[\\/]src[\\/]css[\\/]tag\./,
  'stage-frame': /[\\/]src[\\/]components[\\/](?:Stage[\\/](?!dock\.)|kit[\\/](?!button\.))/,
};

/** Style sheets that are chunks of their own, as cache groups of Rspack. */
export const sheets = () =>
  Object.fromEntries(
    Object.entries(modules).map(([name, test]) => [
      name,
      {name, test, type: 'css/mini-extract', chunks: 'all' as const, enforce: true, priority: 60},
    ]),
  );
