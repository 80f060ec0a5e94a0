/** A figure of the stage as binary glTF. */
import {Document, TextureInfo, WebIO, type Buffer, type GLTF} from '@gltf-transform/core';
import {character, type GroupName} from '../../src/stage/character';
import {parameter} from '../../src/stage/shading/parameters';
import type {Vec3} from '../../src/stage/shading/math';
import {CM_PER_UNIT} from '../../src/stage/shading/units';
import type {Sample} from './parts';
import {cellsOf, TEXTURE_SIZE, verticesOf} from './atlas';

/** glTF counts in metres. */
const METRES = CM_PER_UNIT / 100;

/** The component adds the default of SphericalNormalCenter, in cm, to the head bone: the sum is the centre of the hair. */
const [, , ABOVE_BONE] = parameter('SphericalNormalCenter').default as readonly [number, number, number];

/** UV0 for glTF, whose V points down: a cell of the group's texture for each part; the face keeps its chart. */
function atlasUv(sample: Sample, group: GroupName, vertices: readonly number[]): Float32Array {
  const {mesh} = sample;
  if (group === 'face') return Float32Array.from(vertices.flatMap((v) => [mesh.uv0[v * 2]!, 1 - mesh.uv0[v * 2 + 1]!]));
  const cells = cellsOf(sample, group);
  return Float32Array.from(
    vertices.flatMap((v) =>
      cells
        .get(v)!
        .toTexel(v)
        .map((texel) => texel / TEXTURE_SIZE[group]),
    ),
  );
}

/**
 * @param textures PNG of the base colour of each group
 * @returns a skinned mesh with the bones Root, Head and, below Head, HeadCenter, which turns no vertex; one primitive and material a group. TEXCOORD_1 is the hair strand,
 * TEXCOORD_3 the outline normal in the tangent frame. TEXCOORD_2 repeats TEXCOORD_0, because glTF forbids a gap.
 */
export function characterGlb(sample: Sample, textures: Readonly<Record<GroupName, Uint8Array>>): Promise<Uint8Array> {
  const {name, mesh, parts} = sample;
  const {neck} = sample.figure;
  const [x, y, z] = character(sample.figure, mesh).shader.hairCentre;
  const headCenter = [x, y - ABOVE_BONE / CM_PER_UNIT, z] as const;
  const document = new Document();
  const buffer: Buffer = document.createBuffer();
  const accessor = (type: GLTF.AccessorType, array: Float32Array | Uint8Array | Uint16Array, normalized = false) =>
    document
      .createAccessor()
      .setType(type)
      .setArray(array as never)
      .setNormalized(normalized)
      .setBuffer(buffer);

  const bone = (name: string, place: Vec3, parent: Vec3 = [0, 0, 0]) =>
    document
      .createNode(name)
      .setTranslation(place.map((c, k) => (c - parent[k]!) * METRES) as [number, number, number]);
  const inverse = (place: Vec3) => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, ...place.map((c) => (0 - c) * METRES), 1];
  const center = bone('HeadCenter', headCenter, neck);
  const head = bone('Head', neck).addChild(center);
  const root = bone('Root', [0, 0, 0]).addChild(head);
  const skin = document
    .createSkin(name)
    .addJoint(root)
    .addJoint(head)
    .addJoint(center)
    .setSkeleton(root)
    .setInverseBindMatrices(
      accessor('MAT4', Float32Array.from([[0, 0, 0] as const, neck, headCenter].flatMap(inverse))),
    );

  const model = document.createMesh(name);
  for (const {group, slot} of parts) {
    const vertices = verticesOf(mesh, group);
    const place = new Map(vertices.map((vertex, i) => [vertex, i]));
    const pick = <T extends Float32Array | Uint8Array>(array: T, n: number): T => {
      const out = array.slice(0, vertices.length * n) as T;
      vertices.forEach((vertex, i) => out.set(array.subarray(vertex * n, vertex * n + n), i * n));
      return out;
    };
    const {start, count} = mesh.groups[group];
    const uv0 = accessor('VEC2', atlasUv(sample, group, vertices));
    const texture = document.createTexture(slot).setMimeType('image/png').setImage(textures[group]);
    const material = document
      .createMaterial(slot)
      .setBaseColorTexture(texture)
      .setMetallicFactor(0)
      .setRoughnessFactor(1);
    material
      .getBaseColorTextureInfo()!
      .setWrapS(TextureInfo.WrapMode.CLAMP_TO_EDGE!)
      .setWrapT(TextureInfo.WrapMode.CLAMP_TO_EDGE!);
    const weights = vertices.map((vertex) => mesh.rig[vertex * 4]!);
    model.addPrimitive(
      document
        .createPrimitive()
        .setIndices(
          accessor(
            'SCALAR',
            mesh.index.slice(start, start + count).map((vertex) => place.get(vertex)!),
          ),
        )
        .setAttribute(
          'POSITION',
          accessor(
            'VEC3',
            pick(mesh.position, 3).map((c) => c * METRES),
          ),
        )
        .setAttribute('NORMAL', accessor('VEC3', pick(mesh.normal, 3)))
        .setAttribute('TANGENT', accessor('VEC4', pick(mesh.tangent, 4)))
        .setAttribute('TEXCOORD_0', uv0)
        .setAttribute('TEXCOORD_1', accessor('VEC2', pick(mesh.uv1, 2)))
        .setAttribute('TEXCOORD_2', uv0)
        .setAttribute('TEXCOORD_3', accessor('VEC2', pick(mesh.uv3, 2)))
        .setAttribute('COLOR_0', accessor('VEC4', pick(mesh.color, 4), true))
        // A joint without weight must be 0, and the weights of a vertex add up to 1.
        .setAttribute('JOINTS_0', accessor('VEC4', Uint8Array.from(weights.flatMap((w) => [0, w > 0 ? 1 : 0, 0, 0]))))
        .setAttribute('WEIGHTS_0', accessor('VEC4', Uint8Array.from(weights.flatMap((w) => [255 - w, w, 0, 0])), true))
        .setMaterial(material),
    );
  }
  const body = document.createNode(name).setMesh(model).setSkin(skin);
  document.getRoot().setDefaultScene(document.createScene(name).addChild(root).addChild(body));
  return new WebIO().writeBinary(document);
}
