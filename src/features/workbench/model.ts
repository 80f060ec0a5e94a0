/** What the panel shows of a document, and how values come into one. Pure. */
import {initialValue} from '../../stage/engine/values';
import {PAINTED} from '../../stage/demos/types';
import {frameState, TARGET} from '../../stage/engine/state';
import {CM_PER_UNIT} from '../../stage/shading/units';
import type {Subject} from '../../stage/character';
import type {SceneDocument} from '../../stage/engine/types';
import type {Control, StageValues, Value} from '../../stage/ui/data';
import {MOVES, movedTo, type Place} from '../../stage/ui/scene';
import {readAddress, writeAddress} from '../../stage/ui/url';
import {accept, fulfils, same} from '../../stage/ui/values';
import type {Entry, Part, WorkbenchData} from './types';
import type {Words} from './words';

/** Groups of materials, as the engine's values name them. */
export const GROUPS = ['skin', 'face', 'hair', 'cloth', 'metal', 'prop'] as const satisfies readonly Part[];

/** The groups that are there to be drawn: ours has all, a reader's model those that have triangles. */
export const groupsOf = (own: Pick<Subject, 'parts'> | undefined) =>
  own ? GROUPS.filter((each) => own.parts.some(({group, count}) => count > 0 && group === each)) : GROUPS;

/** Key of a parameter of a part in the document. */
export const keyOf = (part: Part, id: string): string => (part === 'all' ? id : `${part}.${id}`);

function split(key: string): {part: Part; id: string} {
  const at = key.indexOf('.');
  return at < 0 ? {part: 'all', id: key} : {part: key.slice(0, at) as Part, id: key.slice(at + 1)};
}

/** Value of a parameter of a part while the part has none of its own: that of the whole character, or what her materials have. */
function standing({control}: Entry, part: Part, values: StageValues): Value {
  if (part === 'all' || control.value === PAINTED) return (part !== 'all' && values[control.id]) || control.value;
  return values[control.id] ?? initialValue(control.id, {}, part) ?? control.value;
}

/** The control of a parameter as the panel of a part shows it: its start is what stands without a value of its own. */
export const controlIn = (entry: Entry, part: Part, values: StageValues): Control =>
  ({...entry.control, value: standing(entry, part, values)}) as Control;

export const entries = ({groups}: Pick<WorkbenchData, 'groups'>): readonly Entry[] =>
  groups.flatMap((group) => group.entries);

/** The row of the ramp atlas that a part has. */
export function rampRow(data: Pick<WorkbenchData, 'groups'>, part: Part, values: StageValues): number {
  const entry = entries(data).find(({control}) => control.id === 'RampIndex')!;
  return Number(values[keyOf(part, 'RampIndex')] ?? standing(entry, part, values));
}

/** Looks controls up by their keys in a document. */
export function lookUp(data: Pick<WorkbenchData, 'groups' | 'figure' | 'place'>): (key: string) => Control | undefined {
  const byId = new Map(entries(data).map((entry) => [entry.control.id, entry]));
  const places = new Map([data.figure, ...data.place].map((control) => [control.id, control]));
  return (key) => {
    const {part, id} = split(key);
    const entry = byId.get(id);
    if (entry) return entry.of.includes(part) ? entry.control : undefined;
    return part === 'all' ? places.get(id) : undefined;
  };
}

/** Checks a value from a file or an address for a key of the document: undefined where the key or the value is not possible. */
export const accepting = (find: (key: string) => Control | undefined) => (key: string, value: unknown) => {
  const control = find(key);
  return control && accept(control, value);
};

/** The keys that the document sets for a part, without those that equal what stands. */
export const changedIn = (data: WorkbenchData, part: Part, values: StageValues): readonly Entry[] =>
  entries(data).filter((entry) => {
    const value = values[keyOf(part, entry.control.id)];
    return value !== undefined && !same(entry.control, value, standing(entry, part, values));
  });

/** What a reader's model has nothing of: painted eyes, a face shadow map. */
const OURS = /^(?:Eye|UseFaceShadowMap$|FaceShadow|Face(?:Forward|Right)$)/;

const HEAD = /^Head(?:Yaw|Pitch|Roll)$/;

interface Drawn {
  /** The parameters of the panel. */
  readonly byId: ReadonlyMap<string, Entry>;
  /** With those of scene, camera and light, set or not. */
  readonly values: StageValues;
  /** The reader's model, if it is drawn. */
  readonly own: Pick<Subject, 'parts' | 'turns' | 'move'> | undefined;
  readonly text: Pick<Words, 'lacksRig' | 'oursOnly' | 'noPart' | 'allSet'>;
}

/**
 * Why a parameter of a part does nothing at present. One of the whole character acts if it does in any part, which may have
 * values of its own.
 */
export function whyInert(
  {byId, values, own, text}: Drawn,
  {control: {id}, needs, of}: Pick<Entry, 'control' | 'needs' | 'of'>,
  part: Part,
): string | undefined {
  if (own && (HEAD.test(id) ? !own.turns : id === 'Expression' && !own.move)) return text.lacksRig;
  if (own && OURS.test(id)) return text.oursOnly;
  const groups = (part === 'all' ? of : [part]).filter((each) => each !== 'all');
  const there: readonly Part[] = groupsOf(own);
  const drawn = groups.filter((each) => there.includes(each));
  if (drawn.length < 1 && groups.length > 0) return text.noPart;
  const within = part === 'all' ? drawn.filter((each) => values[keyOf(each, id)] === undefined) : drawn;
  if (within.length < 1 && groups.length > 0) return text.allSet;
  const valueIn = (each: Part) => (other: string) => {
    const entry = byId.get(other);
    return values[keyOf(each, other)] ?? (entry ? standing(entry, each, values) : values[other]);
  };
  const read = groups.length > 0 ? within : ['all' as const];
  return needs.find((need) => read.every((each) => !fulfils(need, valueIn(each))))?.why;
}

type SceneData = Pick<WorkbenchData, 'frames' | 'poses' | 'scene' | 'night'>;
/** What a document depends on besides its values. */
type Look = Pick<SceneDocument, 'view' | 'ramps' | 'faceMap' | 'cutOut'>;

/** All that the picture of some values depends on. The theme of the page is no part of it: the scene names its sheet. */
export function documentOf({frames, poses, scene, night}: SceneData, set: StageValues, look: Look): SceneDocument {
  const values = {...poses[String(set['Pose'])], ...set};
  const framed = frames[String(values['Frame'])] ?? scene.camera;
  const theme = values['ScenePreset'] === night ? 'dark' : 'light';
  const start = frameState({...scene, ...(framed && {camera: framed})}, values, theme, true);
  const {values: drawn, camera, light, expression} = start;
  return {values: drawn, camera, light, theme, expression, ...look};
}

/** Values of another document with the camera of the desk, to stand beside it. */
export const besideDesk = (other: StageValues, desk: StageValues): StageValues =>
  Object.fromEntries([
    ...Object.entries(other).filter(([key]) => !OF_SHOT.test(key)),
    ...Object.entries(desk).filter(([key]) => OF_SHOT.test(key)),
  ]);
const OF_SHOT = /^(?:Frame|Camera)/;

/** The values of a position that the panel can set: as on the stages of pages, and the place that the camera looks at. */
export const placeValues = (place: Place): Record<string, number> => ({
  ...movedTo(place),
  ...Object.fromEntries(TARGET.map((id, axis) => [id, place.camera.target[axis]! * CM_PER_UNIT])),
});

/** Controls of scene, framing, pose, expression, camera and light: what one of the first three moves starts where it puts it. */
export function placeControls(data: WorkbenchData, values: StageValues): readonly Control[] {
  const placed = placeValues(documentOf(data, withoutMoves(values), {view: 'color'}));
  const start: StageValues = {...placed, ...data.poses[String(values['Pose'])]};
  return data.place.map((control) => ({...control, value: start[control.id] ?? control.value}) as Control);
}

/** Values of camera and light that differ at a place from where a document has them. */
export function movesIn(data: WorkbenchData, values: StageValues, place: Place): StageValues {
  const stood = placeValues(documentOf(data, values, {view: 'color'}));
  const next = placeValues(place);
  return Object.fromEntries(
    data.place.flatMap((control) => {
      const number = next[control.id];
      if (number === undefined || Math.abs(number - stood[control.id]!) < 1e-6) return [];
      // Few decimal places, so that files and links stay short.
      const value = accept(control, Number(number.toFixed(2)));
      return value === undefined ? [] : [[control.id, value]];
    }),
  );
}

/** Camera and light back where scene and framing put them. */
export const withoutMoves = (values: StageValues): StageValues =>
  Object.fromEntries(Object.entries(values).filter(([key]) => ![...MOVES, ...TARGET].includes(key)));

/** All values of a part's material instance, as controls and what they show. */
export function instanceIn(data: WorkbenchData, part: Part, values: StageValues) {
  const controls = entries(data)
    .filter(({of}) => of.includes(part))
    .map((entry) => controlIn(entry, part, values));
  const shown = Object.fromEntries(controls.map(({id, value}) => [id, values[keyOf(part, id)] ?? value]));
  return {controls, values: shown};
}

const ADDRESS = 'workbench';
/** Parts of a character that the value `Part` of a tutorial's stage names. */
const PART_NAMES: Readonly<Record<string, readonly Part[]>> = {
  Skin: ['skin', 'face'],
  Face: ['face'],
  Hair: ['hair'],
  Cloth: ['cloth'],
  Metal: ['metal', 'cloth', 'prop'],
};

/** The query of a document's values. */
export const addressOf = (find: (key: string) => Control | undefined, values: StageValues): string =>
  writeAddress(
    {
      id: ADDRESS,
      // The start of a part is not that of the whole character: every value that the document has is named.
      controls: Object.keys(values).flatMap((key) => {
        const control = find(key);
        return control ? [{...control, id: key, value: NaN} as Control] : [];
      }),
      hand: [],
      views: [],
    },
    values,
  );

/** Values that an address names: of the workbench itself, over those of a look, or of a tutorial's stage. Undefined when it names neither. */
export function valuesFromAddress(data: WorkbenchData, search: string): StageValues | undefined {
  const query = new URLSearchParams(search);
  const find = lookUp(data);
  const read = (id: string): StageValues | undefined =>
    readAddress(search, {
      id,
      controls: [...query.keys()].flatMap((key) => {
        const control = find(key);
        return control ? [{...control, id: key} as Control] : [];
      }),
      hand: [],
      views: [],
      presets: [],
    })?.values;
  const from = query.get('stage') ?? '';
  const origin = Object.hasOwn(data.origins, from) ? data.origins[from] : undefined;
  if (!origin) {
    const set = read(ADDRESS);
    return set && {...data.looks.find(({id}) => id === query.get('look'))?.values, ...set};
  }

  const set = read(from)!;
  // The switches of features have no control here: what they switch off is set.
  const off = Object.entries(origin.switches).flatMap(([name, values]) =>
    /^(?:false|0)$/.test(query.get(name) ?? String(origin.values[name] ?? true)) ? Object.entries(values ?? {}) : [],
  );
  const part = PART_NAMES[query.get('Part') ?? String(origin.values['Part'])];
  const named = {
    ...placeValues(origin),
    ...origin.values,
    ...set,
    ...Object.fromEntries(off),
  };
  const taken: Record<string, Value> = {};
  for (const [id, value] of Object.entries(named)) {
    const groups = (origin.scope as Readonly<Record<string, readonly string[]>>)[id] ?? part;
    const keys = groups ? groups.map((group) => keyOf(group as Part, id)) : [id];
    for (const key of [...(keys.some((each) => find(each)) ? keys : [id])]) {
      const control = find(key);
      const accepted = control && accept(control, value);
      if (accepted !== undefined && !(key === id && same(control!, accepted, control!.value))) taken[key] = accepted;
    }
  }
  return taken;
}
