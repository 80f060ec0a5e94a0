/** Complete GLSL ES 3.00 sources of the stage's passes (without the `#version` line, which three adds for GLSL3). */
export * from './passes';
export * from './scenery';
export {MAX_LIGHTS, type ShaderModel} from './model';
export {surfaceFragment} from './surface';
export {surfaceVertex} from './surface-vertex';
