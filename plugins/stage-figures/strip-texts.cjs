/**
 * Rspack loader for the parameter catalogue: removes the texts and the properties of controls, which are written at build; the
 * running stage needs ids, types, limits and defaults, and the sections that material instances leave out, 10 and 11.
 */
const text = /\b(?:label|effect|defaultNote|unit): \{(?:\s*(?:'[\w-]+'|\w+):\s+'(?:[^'\\]|\\.)*',?)+\s*\},?/g;
const line = /^\s*(?:related: \[[^\]]*\]|step: [\d.]+|(?:unit|space): '[^']*'|section: '(?:0\.1|\d)'),?$/gm;

module.exports = function stripTexts(source) {
  return source.replace(text, '').replace(line, '');
};
