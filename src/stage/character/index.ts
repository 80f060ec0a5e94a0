/** What the engine needs to know of the character at once; her mesh is built apart (`load.ts`). */
export {FACE_REGION, GROUPS, HAIR_CENTRE, HEAD, NECK_PIVOT} from './measures';
export type {CharacterMesh, GroupName} from './measures';
export {BACKDROP, HAIR_TIP, Mat, SWATCHES, linear} from './palette';
