/** Loader for files whose strings are GLSL: their comment lines and indentation would travel to the browser. */
module.exports = function stripGlsl(source) {
  return source.replace(/^\s*\/\/.*$/gm, '').replace(/^\s+/gm, '');
};
