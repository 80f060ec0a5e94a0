/**
 * Rspack loader for the parameter catalogue: removes the texts, which are rendered at build; the running stage needs ids,
 * types, ranges and defaults.
 */
const text = /\b(?:label|effect|defaultNote|unit): \{(?:\s*(?:'[\w-]+'|\w+):\s+'(?:[^'\\]|\\.)*',?)+\s*\},?/g;

module.exports = function stripTexts(source) {
  return source.replace(text, '').replace(/^\s*related: \[[^\]]*\],?$/gm, '');
};
