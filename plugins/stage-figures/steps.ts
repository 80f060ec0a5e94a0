/**
 * Stills of steps: what the value links of each step set, side by side. They stand in the place of a stage where none runs.
 * `npm run strips` renders them.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {defaultLocale, type Locale} from '../../config/locales';
import {closeUpOf, stages, type Step, type Strip} from '../parameters/strips';
import {isStageControl} from '../../src/stage/demos';
import {isParameterId} from '../../src/stage/shading/parameters';
import type {StageData} from '../../src/stage/ui/data';
import {engineValues, MOVES} from '../../src/stage/ui/scene';
import {readAddress, type StageAddress} from '../../src/stage/ui/url';
import {defaults} from '../../src/stage/ui/values';
import {stageData} from './data';

/** Pixels of one picture of a still; its file has them side by side. */
export const PANEL = {width: 120, height: 120} as const;
/** Pixels between two pictures, through which the frame shows. */
export const PANEL_GAP = 2;

/** Published as the strips are: `plugins/parameters/files.ts`. */
export const stillFolder = 'steps';
/** @param hash of the pictures in both themes */
export const stillFile = (hash: string, theme: 'light' | 'dark') =>
  `${stillFolder}/${hash}${theme === 'dark' ? '.dark' : ''}.webp`;

/** Pictures of a still. */
const MOST = 3;

/** Name of the still of a step, by the queries of its value links. */
export const stillKey = (queries: readonly string[]): string =>
  queries.map((query) => query.replace(/^\?stage=|#.*$/g, '')).join(' ');

export interface Shown {
  readonly data: StageData;
  readonly states: readonly StageAddress[];
}

/** Which states a still shows: those of the step's links, or that of its only link after the start in the same scene. */
export function statesOf(queries: readonly string[], locale: Locale): Shown {
  const data = stageData(new URLSearchParams(queries[0]).get('stage') ?? '', locale);
  const all = queries.flatMap((query) => readAddress(query.replace(/#.*$/, ''), data) ?? []);
  const kept = all.filter((state, at) => all.findIndex((other) => isDeepStrictEqual(other, state)) === at);
  const isStart = ({values, view}: StageAddress) =>
    !view && isDeepStrictEqual({...defaults(data), ...values}, defaults(data));
  if (kept.length > 1 || isStart(kept[0]!)) return {data, states: kept.slice(0, MOST)};
  const scene = Object.entries(kept[0]!.values).filter(([id]) => isStageControl(id));
  return {data, states: [{values: Object.fromEntries(scene)}, ...kept]};
}

/** Where lines show. Their widths in pixels depend on the camera: the picture is enlarged. */
const LINES = {factor: 3, x: 0.45, y: 0.33};

/** The strip of a still, in both themes: close to where the parameter shows in which its states differ. */
function stripFor(queries: readonly string[]): Strip {
  const {data, states} = statesOf(queries, defaultLocale);
  const {id: stage, scene} = data;
  const named = states.flatMap(({values}) => Object.keys(values));
  const differs = (id: string) => new Set(states.map(({values}) => JSON.stringify(values[id]))).size > 1;
  const id = [...named.filter(differs), ...named].find(isParameterId);
  const isLine = id?.startsWith('Outline');
  const close = id && !isLine && !named.some((name) => name.startsWith('Camera')) ? closeUpOf(id) : undefined;
  const isHere = close && stages[close.stage].figure === (scene.figure ?? 'chibi');
  const steps = states.map(({values, view}): Step => {
    const moves = Object.entries(values).filter(([name]) => MOVES.includes(name));
    const set = engineValues(data, {...defaults(data), ...values});
    return {values: {...set, ...Object.fromEntries(moves)}, ...(view && {view})};
  });
  return {
    stage: stage as Strip['stage'],
    ...(isHere && {camera: close.camera}),
    ...(isLine && {crop: LINES}),
    steps: (['light', 'dark'] as const).flatMap((theme) => steps.map((step) => ({...step, theme}))),
    scale: 2,
    panel: PANEL,
  };
}

/** A step of a Markdown file, and its value links. */
const STEP = /^\d+\. .*(?:\n(?!\S).*)*/gm;
const LINK = /\]\((\?stage=[^)\s]+)\)/g;

/** Queries of the value links of each step that has some, in a page's source. */
export const stepsIn = (source: string): string[][] =>
  [...source.matchAll(STEP)]
    .map(([step]) => [...step.matchAll(LINK)].map(([, query]) => query!))
    .filter(({length}) => length > 0);

/** What all stills draw, by their keys. */
export function stills(folder = 'docs'): ReadonlyMap<string, Strip> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.md'));
  const steps = files.sort().flatMap((file) => stepsIn(readFileSync(path.join(folder, file), 'utf8')));
  return new Map(steps.map((queries) => [stillKey(queries), stripFor(queries)]));
}
