/** What the picture shows: the finished colour, or one step of the formula in grey. The index is the shader's VIEW. */
export const VIEWS = [
  'color',
  'h',
  'hs',
  'lit',
  'cast',
  'normal',
  'base',
  'shade',
  'depth',
  'ramp',
  'facemap',
  'outline',
] as const;
export type View = (typeof VIEWS)[number];
