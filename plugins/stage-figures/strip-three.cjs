/**
 * Rspack loader for three.js: leaves out what a stage never asks of it, a quarter of its bytes. Every material of the stage is a
 * RawShaderMaterial with whole GLSL of its own, and no scene has a background, lights, an environment, shadows of three's, morph targets or a headset.
 */
const glsl = /^((?:const|var) [\w$]+ = )"(?:[^"\\]|\\.)*";$/gm;

/** What remains of a class or function of three: what the renderer calls on it. */
const REST = {
  WebXRManager:
    'constructor() { super(); this.enabled = this.isPresenting = false; } getEnvironmentBlendMode() {} setAnimationLoop() {} dispose() {}',
  // Clears are asked for one by one, and the renderer sets their colour once.
  WebGLBackground:
    'const set = (color, alpha) => state.buffers.color.setClear(0, 0, 0, alpha, premultipliedAlpha); return {setClearColor: set, render() {}, addToRenderList() {}, dispose() {}};',
  WebGLEnvironments: 'this.get = (texture) => texture; this.dispose = () => {};',
  WebGLShadowMap: 'this.enabled = false; this.render = () => {};',
  // Without lights every list of theirs is empty.
  WebGLLights: "this.state = new Proxy({}, {get: () => ''}); this.setup = this.setupView = () => {};",
  WebGLMaterials: 'this.refreshMaterialUniforms = (uniforms, material) => { material.uniformsNeedUpdate = false; };',
  WebGLUniformsGroups: 'this.dispose = () => {};',
  WebGLMorphtargets: '',
  WebGLOutput: '',
  getProgramCacheKeyParameters: '',
  getProgramCacheKeyBooleans: '',
};

module.exports = function stripThree(source) {
  return Object.entries(REST).reduce(
    (text, [name, rest]) => {
      const whole = new RegExp(`^((\\t?)(?:class|function) ${name}\\b[^{]*\\{)[^]*?^\\2\\}`, 'm');
      if (!whole.test(text))
        throw new Error(`three.js has no ${name} any more: look at what its renderer calls instead`);
      return text.replace(whole, `$1${rest}}`);
    },
    source.replace(glsl, '$1"";'),
  );
};
