/** Light of a frame: its lamps, ambient, fog and backdrop in the uniforms. */
import {Vector2, Vector3, type Camera, type Matrix3, type Vector4} from 'three';
import {hexToLinear} from '../shading/srgb';
import * as glsl from '../shading/glsl';
import {ambient, clampLight, hemisphere, uniformAmbient} from '../shading/lighting';
import type {Vec3} from '../shading/math';
import {flattenPitch} from '../shading/shadows';
import {direction} from './camera';
import type {FrameState, SceneLight, StageDemo, Theme, Values} from './types';
import type {Uniforms} from './uniforms';
import {addedIn} from './values';

const DEFAULT_SCENE: Readonly<Record<Theme, SceneLight & Required<Pick<SceneLight, 'plate'>>>> = {
  // On the lit side, light + 0.6 × ambient = 1: a colour that is picked appears as it was picked.
  light: {
    color: [0.92, 0.91, 0.9],
    skyUp: [0.13, 0.13, 0.17],
    skyDown: [0.15, 0.13, 0.13],
    plate: {
      top: hexToLinear('#fff6ea'),
      bottom: hexToLinear('#f7d9cf'),
      disc: hexToLinear('#ffe3ad'),
      dots: hexToLinear('#f3c3b8'),
    },
  },
  // Night: the ambient is violet, so that skin in shade turns mauve and not brown; a cool lamp behind her draws the rim.
  dark: {
    color: [0.88, 0.76, 0.74],
    skyUp: [0.12, 0.11, 0.34],
    skyDown: [0.08, 0.05, 0.24],
    extra: [{yaw: 132, pitch: 34, color: [0.34, 0.45, 0.62]}],
    plate: {
      top: hexToLinear('#2b2d66'),
      bottom: hexToLinear('#131634'),
      disc: hexToLinear('#3b3f8c'),
      dots: hexToLinear('#4b50a8'),
    },
  },
};

const lightOf = ({values, scenes, scene}: StageDemo, s: FrameState): SceneLight => {
  const preset = s.values['ScenePreset'] ?? values?.['ScenePreset'];
  return (typeof preset === 'string' ? scenes?.[preset] : undefined) ?? scene?.[s.theme] ?? DEFAULT_SCENE[s.theme];
};

/** With the light and the background that the reader has added. */
function lightWith(scene: SceneLight, values: Values): SceneLight {
  const {FillIntensity: k, FillColor, FillYaw, FillPitch, OwnBackdrop, BackdropColor} = addedIn(values);
  const [x, y, z] = FillColor;
  return {
    ...scene,
    ...(k > 0 && {extra: [...(scene.extra ?? []), {yaw: FillYaw, pitch: FillPitch, color: [x * k, y * k, z * k]}]}),
    ...(OwnBackdrop && {plate: {top: BackdropColor, bottom: BackdropColor, disc: BackdropColor, dots: BackdropColor}}),
  };
}

export class Lights {
  /** Colours of the lights before the parameters change them. */
  private lamps: readonly Vec3[] = [];

  constructor(
    private readonly shared: Uniforms,
    private readonly demo: StageDemo,
  ) {}

  /** What the programs are compiled for. */
  get compiled(): {readonly lamps: number; readonly fog: boolean} {
    return {lamps: this.lamps.length, fog: (this.shared['uFog']!.value as Vector4).w > 0};
  }

  apply(s: FrameState, camera: Camera): void {
    const {shared: u} = this;
    const scene = lightWith(lightOf(this.demo, s), s.values);
    const set = (id: string, value: readonly number[], k = 1): void =>
      void (u[id]!.value as Vector3).fromArray(value).multiplyScalar(k);
    const dirs = u['uLightDir']!.value as Vector3[];
    dirs[0]!.set(...direction(s.light.yaw, s.light.pitch));
    const extra = (scene.extra ?? []).slice(0, glsl.MAX_LIGHTS - 1);
    extra.forEach(({yaw, pitch}, i) => dirs[i + 1]!.set(...direction(yaw, pitch)));
    const inView = new Vector3();
    dirs.forEach((dir, i) => {
      const {x, y} = inView.copy(dir).transformDirection(camera.matrixWorldInverse);
      (u['uLv']!.value as Vector2[])[i]!.set(x, y);
    });
    this.lamps = [scene.color, ...extra.map(({color}) => color)];
    (u['uFog']!.value as Vector4).fromArray([...(scene.fog ?? [0, 0, 0, 0])]);
    set('uSkyUp', scene.skyUp);
    set('uSkyDown', scene.skyDown);
    const plate = scene.plate ?? DEFAULT_SCENE[s.theme].plate;
    const exposed = 2 ** addedIn(s.values).Exposure;
    set('uTop', plate.top, exposed);
    set('uBottom', plate.bottom, exposed);
    set('uDisc', plate.disc, exposed);
    set('uDots', plate.dots, exposed);
    set('uFloorTint', plate.bottom, exposed * (s.theme === 'light' ? 0.62 : 0.35));
  }

  /** Computes light values that are constant over a group once, with the TypeScript formulas. */
  settle(groups: Iterable<Uniforms>): void {
    const head = this.shared['uHead']!.value as Matrix3;
    const main = (this.shared['uLightDir']!.value as Vector3[])[0]!.toArray();
    const skyUp = (this.shared['uSkyUp']!.value as Vector3).toArray();
    const skyDown = (this.shared['uSkyDown']!.value as Vector3).toArray();
    for (const u of groups) {
      const of = (id: string): number => u[id]!.value as number;
      this.lamps.forEach((lamp, i) =>
        (u['uC']!.value as Vector3[])[i]!.set(
          ...clampLight(lamp, i === 0, of('CharacterLightMin'), of('CharacterLightMax'), of('LightDesaturation')),
        ),
      );
      // Linear in N.y: two values define it.
      const sky = (y: number): Vec3 =>
        ambient(
          [1, 1, 1],
          uniformAmbient(skyUp, skyDown),
          hemisphere(skyUp, skyDown, y),
          of('GIDirectionality'),
          of('GIIntensity'),
          1,
          0,
        );
      const [level, tilt] = u['uAmbient']!.value as [Vector3, Vector3];
      tilt.set(...sky(1)).sub(level.set(...sky(0)));
      // HeadUp has the axes of Unreal: X forward, Y right, Z up.
      const {x, y, z} = u['HeadUp']!.value as Vector3;
      const up = new Vector3(-y, z, x).applyMatrix3(head).toArray();
      (u['uLf']!.value as Vector3).set(...flattenPitch(main, up, of('LightPitchFlatten')));
    }
  }
}
