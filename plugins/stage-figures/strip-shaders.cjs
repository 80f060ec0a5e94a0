/**
 * Rspack loader for three.js: empties the GLSL of its own materials, a sixth of its bytes. Every material of the stage is a
 * RawShaderMaterial with whole GLSL of its own.
 */
const glsl = /^((?:const|var) [\w$]+ = )"(?:[^"\\]|\\.)*";$/gm;

module.exports = function stripShaders(source) {
  return source.replace(glsl, '$1"";');
};
