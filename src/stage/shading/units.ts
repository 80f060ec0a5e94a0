/**
 * The one place where scene units meet centimetres. The scene is modelled in head units (the figure is 2.53 of them high
 * without hair); every length of the parameter catalogue is in centimetres, and the figure is about 165 cm tall.
 */
export const CM_PER_UNIT = 65;
