/** Loader for the parameter catalogue: its texts are printed at build, so the running stage gets ids, types, ranges and defaults. */
const text = /\b(?:label|effect|defaultNote|unit): \{\s*zh: '(?:[^'\\]|\\.)*',\s*en: '(?:[^'\\]|\\.)*',?\s*\},?/g;

module.exports = function stripTexts(source) {
  return source.replace(text, '').replace(/^\s*related: \[[^\]]*\],?$/gm, '');
};
