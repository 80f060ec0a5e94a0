/** All formulas of the parameter catalogue in TypeScript, sections 0–11. */
export * from './math';
export * from './diffuse';
export * from './shadows';
export * from './outline';
export * from './rim';
export * from './hair';
export * from './specular';
export * from './eyes';
export * from './lighting';
export * from './layers';
export * from './faceMap';
export {CM_PER_UNIT} from './units';
