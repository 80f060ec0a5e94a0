/**
 * Rspack loader for the tables of parameters and of the stage's own controls: removes what is written into pages at build. The
 * running stage needs ids, types, limits and defaults, and the sections that material instances leave out, 10 and 11.
 */
const WRITTEN = new Set([
  'label',
  'effect',
  'defaultNote',
  'symptom',
  'unit',
  'related',
  'step',
  'space',
  'optionLabels',
]);

const kept = ([name, value]) => !WRITTEN.has(name) && (name !== 'section' || value === '10' || value === '11');

module.exports = function stripTexts(source) {
  const strip = ([id, fields]) => [id, Object.fromEntries(Object.entries(fields).filter(kept))];
  return JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(source)).map(strip)));
};
