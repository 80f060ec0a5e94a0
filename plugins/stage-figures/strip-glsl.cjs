/** Rspack loader for GLSL in strings: removes comment lines and indentation. */
module.exports = function stripGlsl(source) {
  return source.replace(/^\s*\/\/.*$/gm, '').replace(/^\s+/gm, '');
};
