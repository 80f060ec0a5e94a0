/** Builds a whole figure from a seed; pure, so that it can run in a worker. */
import {buildBody} from './body';
import type {Figure} from './figure';
import {buildHair} from './hair';
import {buildHead} from './head';
import {MeshBuilder} from './loft';
import {seeded} from './seeded';
import type {CharacterMesh} from './measures';

/** Builds the mesh of a figure. The same seed gives the same bytes. */
export function buildCharacter(figure: Figure, seed = 7): CharacterMesh {
  const random = seeded(seed);
  const b = new MeshBuilder(random, figure);
  b.scaled(figure, () => {
    buildHead(b, figure);
    buildHair(b, figure, random);
  });
  buildBody(b, figure);
  return b.build();
}
