/** What the engine needs before a mesh; `load.ts` builds the mesh. */
export type {Figure} from './figure';
export {chibi} from './figures/chibi';
export {FACE_REGION, GROUPS} from './measures';
export type {CharacterMesh, GroupName} from './measures';
export {character, type Part, type Picture, type Subject} from './subject';
