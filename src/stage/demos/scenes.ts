/** The scenes of the control ScenePreset, from `data/scenes.json`, which has sRGB colours. */
import {hexToLinear} from '../shading/srgb';
import table from '../../../data/scenes.json';
import type {SceneLight} from '../engine/types';
import type {Direction} from './types';

/** A colour and its intensity. */
type Lamp = readonly [hex: string, intensity: number];

interface Written {
  readonly color: Lamp;
  readonly direction: Direction;
  readonly skyUp: Lamp;
  readonly skyDown: Lamp;
  readonly extra?: readonly (Direction & {readonly color: Lamp})[];
  readonly plate: Readonly<Record<keyof NonNullable<SceneLight['plate']>, string>>;
}

const linear = ([hex, intensity]: Lamp): SceneLight['color'] => {
  const [r, g, b] = hexToLinear(hex);
  return [r * intensity, g * intensity, b * intensity];
};

/**
 * Noon to Cave try a character in four ways: the sun burns her out where nothing limits it, dusk and two neon tubes tint her skin,
 * and the cave swallows her. Within the default limits skin keeps its hue and its two steps. Intensities are exposed levels, 1 lights a surface to its base colour.
 */
export const scenes: Readonly<Record<string, SceneLight>> = Object.fromEntries(
  Object.entries(table as unknown as Readonly<Record<string, Written>>).map(
    ([name, {color, direction, skyUp, skyDown, extra, plate}]) => [
      name,
      {
        color: linear(color),
        direction,
        skyUp: linear(skyUp),
        skyDown: linear(skyDown),
        ...(extra && {extra: extra.map((lamp) => ({...lamp, color: linear(lamp.color)}))}),
        plate: {
          top: hexToLinear(plate.top),
          bottom: hexToLinear(plate.bottom),
          disc: hexToLinear(plate.disc),
          dots: hexToLinear(plate.dots),
        },
      },
    ],
  ),
);
