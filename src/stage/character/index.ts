/** The character: everything built once from a seed, no DOM, ready to move to a worker. */
import {buildBody} from './body';
import {buildHair} from './hair';
import {buildHead} from './head';
import {MeshBuilder, seeded, type CharacterMesh} from './loft';

export type {CharacterMesh, GroupName} from './loft';
export {GROUPS} from './loft';
export {FACE_REGION, HEAD, NECK_PIVOT} from './head';
export {HAIR_CENTRE, HAIR_RADII} from './hair';
export {BACKDROP, HAIR_TIP, Mat, SWATCHES, linear} from './palette';

/** Builds the whole character, about 28 000 triangles. The same seed gives the same bytes. */
export function buildCharacter(seed = 7): CharacterMesh {
  const random = seeded(seed);
  const b = new MeshBuilder(random);
  buildHead(b);
  buildHair(b, random);
  buildBody(b);
  return b.build();
}
