/** Writes the values of a state into a scene: uniforms, defines, and which meshes show. */
import {Vector3, type Mesh, type Vector2, type Vector4} from 'three';
import type {GroupName, Subject} from '../character';
import {parameter} from '../shading/parameters';
import {setDefines, type Defines, type StageScene, type Surface} from './scene';
import {VIEWS, type StageDemo, type Value, type Values, type View} from './types';
import {addedIn, groupValues, resolve} from './values';

const KIND: Readonly<Record<GroupName, 0 | 1 | 2>> = {skin: 0, face: 1, hair: 2, cloth: 0, metal: 0, prop: 0, stand: 0};

const asUniform = (value: Value | number): unknown =>
  Array.isArray(value) ? new Vector3(...(value as [number, number, number])) : value;

/** What programs are compiled for besides the values. */
export interface Compiled {
  readonly lamps: number;
  readonly fog: boolean;
  /** Samples of shadow map, ramp and depth per pixel. */
  readonly taps: number;
}

export interface Applied {
  /** Which results of the depth pass the surfaces read. */
  depth: boolean;
  aux: boolean;
  /** Other programs are needed than before. */
  compiles: boolean;
}

/**
 * Writes the values of a picture into the uniforms of each group of materials, and turns passes on or off.
 */
export function applyValues(
  scene: StageScene,
  demo: StageDemo,
  values: Values,
  view: View,
  compiled: Compiled,
): Applied {
  const {subject, groups, surfaces, depths, brows} = scene;
  const said = resolve(demo, values);
  const scope = scopeOn(scene.subject, demo.scope);
  for (const [group, uniforms] of groups) {
    for (const [id, value] of groupValues(group, said, scope)) (uniforms[id] ??= {value: 0}).value = asUniform(value);
    (uniforms['CharacterExposure']!.value as number) += addedIn(said).Exposure;
    // The map is made for our face.
    if (!subject.figure) uniforms['UseFaceShadowMap']!.value = 0;
  }
  for (const {group, uniforms, values: start} of scene.starts) {
    const all = groupValues(group, said, scope, start);
    for (const id of Object.keys(start)) uniforms[id]!.value = asUniform(all.get(id)!);
  }
  const applied: Applied = {depth: false, aux: false, compiles: false};
  const define = (surface: Omit<Surface, 'mesh'>): Defines => {
    const defines = definesOf(surface, demo, said, view, compiled);
    if (!subject.figure) defines['OPACITY'] = 1;
    const aux = 'INNER_LINES' in defines || 'FRINGE' in defines;
    applied.aux ||= aux;
    applied.depth ||= aux || 'RIM' in defines;
    return defines;
  };
  const set = (mesh: Mesh, defines: Defines): void =>
    void (applied.compiles = setDefines(mesh, defines) || applied.compiles);
  for (const surface of surfaces) set(surface.mesh, define(surface));
  if (brows) set(brows, {...define({group: 'face', uniforms: groups.get('face')!}), THROUGH: 1});
  for (const {mesh, defines} of depths) set(mesh, applied.aux ? {...defines, AUX: 1} : defines);
  applyShared(scene, demo, said);
  const lines = view === 'outline';
  for (const {mesh} of surfaces) mesh.visible = !lines;
  for (const {group, mesh} of scene.lines) mesh.visible = lines || groups.get(group)!['OutlineEnabled']!.value !== 0;
  if (brows) brows.visible = view === 'color' && groups.get('face')!['EyeThroughHair']!.value > 0;
  return applied;
}

/** The scope without the values none of whose groups the character has: those apply to all of it. */
const scopeOn = ({parts}: Subject, scope: StageDemo['scope'] = {}): StageDemo['scope'] =>
  Object.fromEntries(
    Object.entries(scope).filter(([, groups]) => parts.some(({group, count}) => count > 0 && groups?.includes(group))),
  );

/** Values that hold for the whole character. */
function applyShared({shared: u, subject: {figure}}: StageScene, demo: StageDemo, said: Values): void {
  u['uSmoothHull']!.value = said['OutlineNormalSource'] === 'VertexNormal' ? 0 : 1;
  u['uFaceMirror']!.value = said['FaceMapMirror'] === false ? 0 : 1;
  const affects = (said['LayerAffects'] ?? parameter('LayerAffects').default) as readonly string[];
  u['uLayerAffects']!.value = ['Base', 'Shadow', 'Specular'].reduce(
    (bits, name, i) => bits | (affects.includes(name) ? 1 << i : 0),
    0,
  );
  const channel = Math.max(0, 'RGBA'.indexOf(String(said['LayerMaskChannel'] ?? 'R')));
  (u['uLayerChannel']!.value as Vector4).fromArray([0, 0, 0, 0].fill(1, channel, channel + 1));
  // The wash rises once over the whole chart; dots and stripes repeat.
  const [x, y] = (channel < 2 && demo.layer && (figure?.maskTile ?? demo.layer.tile)) || [1, 1];
  (u['uLayerTile']!.value as Vector2).set(x, y);
  // A map's value is what the pattern of the layer mask is painted with.
  const paint = (id: string, empty: readonly number[]): number[] => [
    ...(Array.isArray(said[id]) ? (said[id] as readonly number[]) : empty),
  ];
  (u['ControlMap']!.value as Vector4).fromArray(paint('ControlMap', [0.5, 1, 1, 1]));
  (u['EmissiveMap']!.value as Vector3).fromArray(paint('EmissiveMap', [0, 0, 0]));
}

/**
 * Features that are off are compiled out: software renderers, and some phones, pay for both sides of a branch. three keeps
 * the programs it has seen, so switching back is free.
 */
function definesOf(
  {group, uniforms: u, flat}: Omit<Surface, 'mesh'>,
  {layer}: StageDemo,
  said: Values,
  view: View,
  {lamps, fog, taps}: Compiled,
): Defines {
  const on = (id: string): boolean => (u[id]!.value as number) > 0;
  const kind = KIND[group];
  const shown = kind === 1 && said['FaceMapPreview'] === true ? 'facemap' : view;
  const defines: Defines = {
    KIND: kind,
    THROUGH: 0,
    TAPS: taps,
    LIGHTS: Math.max(1, lamps),
    HAIR_MODE: u['HairHighlightMode']!.value as number,
    VIEW: VIEWS.indexOf(shown),
  };
  if (shown === 'ramp' || (on('UseRamp') && on('RampIntensity'))) defines['RAMP'] = 1;
  if (on('RimEnabled') && on('RimIntensity')) defines['RIM'] = 1;
  if (on('RimFresnelBlend')) defines['FRESNEL'] = 1;
  if (on('SpecularIntensity')) defines['SPECULAR'] = 1;
  if (on('MatCapIntensity')) defines['MATCAP'] = 1;
  if (on('ReflectionIntensity')) defines['REFLECTION'] = 1;
  if (layer && (said['ControlMap'] || said['EmissiveMap'])) defines['PAINTED'] = 1;
  if (fog) defines['FOG'] = 1;
  if (on('InnerLineStrength')) defines['INNER_LINES'] = 1;
  if (addedIn(said).Screentone) defines['SCREENTONE'] = 1;
  if (kind === 1 && on('FringeShadowStrength')) defines['FRINGE'] = 1;
  if (layer && said['LayerEnabled'] !== false) defines['LAYER'] = 1;
  if (flat) defines['FLAT'] = 1;
  return defines;
}
