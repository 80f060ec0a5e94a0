/** Builds the whole character from a seed; pure, so that it can run in a worker. */
import {buildBody} from './body';
import {buildHair} from './hair';
import {buildHead} from './head';
import {MeshBuilder} from './loft';
import {seeded} from './seeded';
import type {CharacterMesh} from './measures';

/** Builds the whole character, about 28 000 triangles. The same seed gives the same bytes. */
export function buildCharacter(seed = 7): CharacterMesh {
  const random = seeded(seed);
  const b = new MeshBuilder(random);
  buildHead(b);
  buildHair(b, random);
  buildBody(b);
  return b.build();
}
