/**
 * Conversion between scene units and centimetres, in this file only. The scene is modelled in head units (the figure is 2.53 of
 * them high without hair); lengths of the parameter catalogue are centimetres, and the figure is about 165 cm tall.
 */
export const CM_PER_UNIT = 65;
