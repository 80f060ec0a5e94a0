/** Meshes of a stage by pass: the figure's parts with their lines, the backdrop and the light's handle. */
import {
  BackSide,
  BufferAttribute,
  BufferGeometry,
  CustomBlending,
  DoubleSide,
  FrontSide,
  GLSL3,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  RawShaderMaterial,
  Scene,
  Sphere,
  Vector4,
  type Side,
  type TypedArray,
} from 'three';
import type {Figure, GroupName, Part, Subject} from '../character';
import * as glsl from '../shading/glsl';
import {CM_PER_UNIT} from '../shading/units';
import type {Textures} from './textures';
import type {Values} from './types';
import {groupUniforms, partUniforms, type Uniforms} from './uniforms';

export type Defines = Record<string, number>;

/** A mesh that shows values of its group. */
export interface Surface {
  readonly group: GroupName;
  readonly mesh: Mesh;
  readonly uniforms: Uniforms;
  readonly flat?: boolean | undefined;
}

/** Alpha from which a blended surface is drawn as a solid one: it then hides what is behind it in any order. */
const DENSE = 0.95;

const PREMULTIPLIED: Partial<RawShaderMaterial> = {
  transparent: true,
  blending: CustomBlending,
  blendSrc: OneFactor,
  blendDst: OneMinusSrcAlphaFactor,
  depthWrite: false,
};

/** Height of the ground, recipe units. */
const GROUND = -0.088;

/** @returns whether the mesh needs another program */
export function setDefines(mesh: Mesh, defines: Defines): boolean {
  const material = mesh.material as RawShaderMaterial;
  if (JSON.stringify(material.defines) === JSON.stringify(defines)) return false;
  material.defines = defines;
  material.needsUpdate = true;
  return true;
}

function geometryOf({mesh: m}: Subject): BufferGeometry {
  const g = new BufferGeometry();
  const set = (name: string, array: TypedArray, n: number): void => {
    if (array.length > 0)
      g.setAttribute(name, new BufferAttribute(array, n, n > 1 && !(array instanceof Float32Array)));
  };
  set('position', m.position, 3);
  set('normal', m.normal, 3);
  set('tangent', m.tangent, 4);
  set('color', m.color, 4);
  set('uv0', m.uv0, 2);
  set('uv1', m.uv1, 2);
  set('uv3', m.uv3, 2);
  set('matId', m.matId, 1);
  set('rig', m.rig, 4);
  g.setIndex(new BufferAttribute(m.index, 1));
  // No ray misses it: three would go through all vertices for each part.
  g.boundingSphere = new Sphere(undefined, Infinity);
  return g;
}

/** Triangles of the face that show through the fringe: from the lower lids up, in front. */
function eyesOf({mesh, parts}: Subject, {head, scale: unit, face}: Figure): Uint16Array {
  const {y, scale, tile} = face.eye;
  const lids = head[1] + (y - scale[1] * tile) * unit;
  const {start, count} = parts.find(({group}) => group === 'face')!;
  const kept: number[] = [];
  for (let i = start; i < start + count; i += 3) {
    const corners = mesh.index.subarray(i, i + 3);
    if (corners.some((v) => mesh.position[v * 3 + 1]! > lids && mesh.position[v * 3 + 2]! > 0)) kept.push(...corners);
  }
  return new Uint16Array(kept);
}

export class StageScene {
  /** By pass, in the order of drawing. */
  readonly passes = {
    shadow: new Scene(),
    depth: new Scene(),
    back: new Scene(),
    main: new Scene(),
    front: new Scene(),
  };
  readonly groups: ReadonlyMap<GroupName, Uniforms>;
  readonly surfaces: Surface[] = [];
  /** Parts whose parameters start at values of their own. */
  readonly starts: {readonly group: GroupName; readonly uniforms: Uniforms; readonly values: Values}[] = [];
  readonly lines: {readonly group: GroupName; readonly mesh: Mesh}[] = [];
  /** Of the depth pass. */
  readonly depths: {readonly mesh: Mesh; readonly defines: Defines}[] = [];
  /** Eyes and brows, once more through the fringe. */
  readonly brows: Mesh | undefined;
  readonly orb: Mesh;
  readonly backdrop: readonly Mesh[];
  private readonly geometry: BufferGeometry;
  private readonly disposables: {dispose(): void}[] = [];

  constructor(
    readonly subject: Subject,
    readonly shared: Uniforms,
    private readonly textures: Textures,
  ) {
    const {
      passes,
      subject: {figure, parts, mesh, solid},
    } = this;
    for (const pass of Object.values(passes)) pass.matrixWorldAutoUpdate = false;
    this.geometry = geometryOf(subject);
    this.disposables.push(this.geometry);
    this.groups = new Map(
      [...new Set(parts.map(({group}) => group))].map((group) => [group, groupUniforms(group, shared)]),
    );
    for (const part of parts) this.addPart(part);
    if (figure) this.brows = this.addBrows(figure);
    // Shadow and depth take one draw call for all parts without holes.
    this.cast(this.range(solid === mesh.index ? this.geometry.index : new BufferAttribute(solid, 1)), shared);
    this.backdrop = this.addBackdrop();
    this.orb = this.mesh(
      this.triangles(-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, -1, 0, 1, 1, 0, -1, 1, 0),
      this.material(glsl.orbVertex, glsl.orbFragment, shared, DoubleSide, {...PREMULTIPLIED, depthTest: true}),
      4,
    );
    passes.front.add(this.orb);
  }

  dispose(): void {
    for (const d of this.disposables) d.dispose();
  }

  private addPart(part: Part): void {
    const {subject, passes, geometry} = this;
    const {group, start, count, cutoff, blended, twoSided, flat, values} = part;
    const common = this.groups.get(group)!;
    const uniforms = subject.figure ? common : partUniforms(part, common, this.textures);
    if (values) this.starts.push({group, uniforms, values});
    const range = this.range(geometry.index);
    range.setDrawRange(start, count);
    const side = twoSided ? DoubleSide : FrontSide;
    const surface = (own: Uniforms, order: number, extra?: Partial<RawShaderMaterial>): void => {
      const mesh = this.mesh(range, this.surface(own, side, extra), order);
      this.surfaces.push({group, mesh, uniforms: own, flat});
      passes.main.add(mesh);
    };
    if (blended) {
      const alpha = (least: number, most: number, blend: 0 | 1): Uniforms => ({
        ...uniforms,
        uAlpha: {value: new Vector4(part.opacity, least, most, blend)},
      });
      surface(alpha(DENSE, 2, 0), 1);
      surface(alpha(1 / 255, DENSE, 1), 3, PREMULTIPLIED);
      return;
    }
    surface(uniforms, 1);
    const holes: Defines = cutoff ? {HOLES: 1} : {};
    if (cutoff || flat)
      this.cast(range, uniforms, cutoff && twoSided ? DoubleSide : undefined, {...holes, ...(flat && {FLAT: 1})});
    if (part.bare) return;
    const {shader} = subject;
    const hull = this.material(glsl.outlineVertex(shader), glsl.outlineFragment(shader), uniforms, BackSide, {
      defines: holes,
      // Where a lock or a seam comes out of another at a small angle, its hull would show through in crumbs.
      polygonOffset: true,
      polygonOffsetFactor: 0.8,
      polygonOffsetUnits: 0,
    });
    const line = this.mesh(range, hull, 2);
    this.lines.push({group, mesh: line});
    passes.main.add(line);
  }

  private addBrows(figure: Figure): Mesh {
    const uniforms: Uniforms = {...this.groups.get('face')!, uPull: {value: 0.2 * figure.scale * CM_PER_UNIT}};
    const eyes = this.range(new BufferAttribute(eyesOf(this.subject, figure), 1));
    const brows = this.mesh(eyes, this.surface(uniforms, FrontSide, PREMULTIPLIED), 3);
    this.passes.front.add(brows);
    return brows;
  }

  private addBackdrop(): Mesh[] {
    const {shared} = this;
    const y = GROUND;
    const plate = this.mesh(
      this.triangles(-1, -1, 0, 3, -1, 0, -1, 3, 0),
      this.material(glsl.screenVertex, glsl.plateFragment, shared, DoubleSide, {depthTest: false, depthWrite: false}),
    );
    const floor = this.mesh(
      this.triangles(-2, y, 2, 2, y, 2, 2, y, -2, -2, y, 2, 2, y, -2, -2, y, -2),
      this.material(glsl.floorVertex, glsl.floorFragment, shared, FrontSide, {...PREMULTIPLIED, defines: {TAPS: 4}}),
      1,
    );
    this.passes.back.add(plate, floor);
    return [plate, floor];
  }

  /**
   * Adds triangles to the shadow and to the depth pass.
   * @param side `DoubleSide` for a sheet; without it back faces cast shadows and front faces are drawn to the depth pass
   */
  private cast(geometry: BufferGeometry, uniforms: Uniforms, side?: Side, defines: Defines = {}): void {
    const {shader} = this.subject;
    const fragment = glsl.depthFragment(shader);
    const caster = this.material(glsl.shadowVertex(shader), fragment, uniforms, side ?? BackSide, {
      colorWrite: false,
      defines,
    });
    this.passes.shadow.add(this.mesh(geometry, caster));
    const seen = this.material(glsl.depthVertex(shader), fragment, uniforms, side ?? FrontSide, {defines});
    const mesh = this.mesh(geometry, seen);
    this.depths.push({mesh, defines});
    this.passes.depth.add(mesh);
  }

  /** Some of the figure's triangles: they share its attributes, so nothing is uploaded twice. */
  private range(index: BufferAttribute | null): BufferGeometry {
    const g = new BufferGeometry();
    for (const [name, a] of Object.entries(this.geometry.attributes)) g.setAttribute(name, a);
    g.setIndex(index);
    g.boundingSphere = this.geometry.boundingSphere;
    this.disposables.push(g);
    return g;
  }

  private triangles(...positions: number[]): BufferGeometry {
    const g = new BufferGeometry();
    g.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
    this.disposables.push(g);
    return g;
  }

  private surface(uniforms: Uniforms, side: Side, extra?: Partial<RawShaderMaterial>): RawShaderMaterial {
    const {shader} = this.subject;
    return this.material(glsl.surfaceVertex(shader), glsl.surfaceFragment(shader), uniforms, side, extra);
  }

  private material(
    vertexShader: string,
    fragmentShader: string,
    uniforms: Uniforms,
    side: Side,
    extra: Partial<RawShaderMaterial> = {},
  ): RawShaderMaterial {
    const m = new RawShaderMaterial({vertexShader, fragmentShader, uniforms, glslVersion: GLSL3, side});
    m.toneMapped = false;
    // Of attributes without data.
    Object.assign(
      m,
      {
        defaultAttributeValues: {
          color: [1, 1, 1],
          uv0: [0, 0],
          uv1: [0, 0],
          uv3: [0.5, 0.5],
          tangent: [1, 0, 0, 1],
          rig: [0, 0, 0, 1],
        },
      },
      extra,
    );
    this.disposables.push(m);
    return m;
  }

  private mesh(geometry: BufferGeometry, material: RawShaderMaterial, order = 0): Mesh {
    const m = new Mesh(geometry, material);
    m.frustumCulled = false;
    m.matrixAutoUpdate = false;
    m.renderOrder = order;
    return m;
  }
}
