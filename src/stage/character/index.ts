/** Data of the character that the engine needs before her mesh; `load.ts` builds the mesh. */
export {FACE_REGION, GROUPS, HAIR_CENTRE, HEAD, NECK_PIVOT} from './measures';
export type {CharacterMesh, GroupName} from './measures';
export {BACKDROP, HAIR_TIP, Mat, SWATCHES, linear} from './palette';
export {character, MEASURES, type Part, type Picture, type Subject} from './subject';
