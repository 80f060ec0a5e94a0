/** Complete GLSL ES 3.00 sources of the stage's passes (without the `#version` line, which three adds for GLSL3). */
export * from './passes';
export * from './scenery';
export {MAX_LIGHTS, surfaceFragment, surfaceVertex, type ShaderModel} from './surface';
