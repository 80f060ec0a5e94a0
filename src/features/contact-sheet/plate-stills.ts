/** Names of the rendered pictures (plugins/stage-figures/pictures.ts) that illustrate a page in `<Plates>`, by its address. */
export const plateStills: Readonly<Record<string, readonly string[]>> = {
  '/docs/GettingStarted': ['pass-base', 'pass-tone'],
  '/workbench': ['look-cel', 'look-noir', 'look-neon'],
  '/docs/Reference': ['feature-rim'],
  '/docs/Reference/MaterialParameters': ['feature-ramp'],
  '/docs/Reference/Presets': ['look-ink', 'look-watercolour', 'look-night'],
  '/docs/Reference/PaintTheMaps': ['feature-shadow'],
  '/docs/Reference/ComponentsAndBlueprints': ['scene-noon', 'scene-dusk', 'scene-cave'],
  '/docs/Reference/ConsoleVariables': ['pass-base', 'pass-shadow', 'pass-outline'],
};
