import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import type {StripFile} from '../plugins/parameters/files';
import {UNSEEN, type Strip} from '../plugins/parameters/strips';
import {isParameterId, parameters} from '../src/stage/shading/parameters';
import {figures} from '../figures';
import {root} from './lib.mjs';
import {
  filesOf,
  leastNeighbour,
  LEAST_SEEN,
  madeFrom,
  mediaFolder,
  PANEL_GAP,
  sheetsOf,
  sizeOf,
  stillFolder,
  stripFolder,
  stripManifest,
  strips,
} from './strips.mjs';

const manifest = JSON.parse(readFileSync(path.join(root, stripManifest), 'utf8')) as Record<string, StripFile>;
const folder = path.join(root, mediaFolder, stripFolder);
const stills = path.join(root, mediaFolder, stillFolder);
const drawn = [...(strips as ReadonlyMap<string, Strip>)];

/** Limits of the pictures of parameters, of those of channels and presets together, and of the stills of steps, in bytes. */
const MOST_BYTES = {parameters: 1_200_000, others: 600_000, stills: 1_200_000};

describe('strips of parameters', () => {
  it('exist for each parameter, or a drawing does', () => {
    const seen = Object.keys(manifest).filter(isParameterId);
    expect([...seen, ...UNSEEN].sort()).toEqual(parameters.map(({id}) => id).sort());
    expect(Object.keys(figures)).toEqual(expect.arrayContaining([...UNSEEN]));
  });

  it('are those that the code draws now; `npm run strips` renders the others', () => {
    const outdated = drawn.filter(
      ([id, strip]) =>
        manifest[id]?.made !== madeFrom(strip) ||
        filesOf(id, manifest[id]!.hash).some((file) => !existsSync(path.join(root, mediaFolder, file))),
    );
    expect(outdated.map(([id]) => id)).toEqual([]);
    const sheets = [...sheetsOf(manifest).values()];
    expect(sheets.filter((file) => !existsSync(path.join(root, mediaFolder, file)))).toEqual([]);
    const files = new Set(drawn.flatMap(([id]) => filesOf(id, manifest[id]!.hash)));
    expect([...readdirSync(folder), ...readdirSync(stills)]).toHaveLength(files.size + sheets.length);
  });

  it('stay within their limit', () => {
    const bytes = {parameters: 0, others: 0, stills: 0};
    for (const file of readdirSync(folder))
      bytes[isParameterId(file.split('.')[0]!) && /^\w+\.[0-9a-f]{8}\./.test(file) ? 'parameters' : 'others'] +=
        statSync(path.join(folder, file)).size;
    for (const file of readdirSync(stills)) bytes.stills += statSync(path.join(stills, file)).size;
    expect(bytes.stills).toBeLessThan(MOST_BYTES.stills);
    expect(bytes.parameters).toBeLessThan(MOST_BYTES.parameters);
    expect(bytes.others).toBeLessThan(MOST_BYTES.others);
  });
});

/** Pictures of the file of a still. */
async function picturesIn(file: string, {width, height}: {width: number; height: number}, gap: number) {
  const whole = sharp(path.join(root, mediaFolder, file)).removeAlpha();
  const all = await whole.metadata();
  const count = (all.width + gap) / (width + gap);
  return Promise.all(
    Array.from({length: count}, (_, at) =>
      whole
        .clone()
        .extract({left: at * (width + gap), top: 0, width, height})
        .raw()
        .toBuffer(),
    ),
  );
}

it('the pictures of a still differ from their neighbours, so that what the step says is seen', async () => {
  const alike: string[] = [];
  for (const [id, strip] of drawn)
    if (strip.panel)
      for (const file of filesOf(id, manifest[id]!.hash)) {
        const least = leastNeighbour(await picturesIn(file, sizeOf(strip), PANEL_GAP * strip.scale!));
        // The encoder takes a part of what differed.
        if (least < LEAST_SEEN / 2) alike.push(`${id}: ${(least * 100).toFixed(1)} % (${file})`);
      }
  expect(alike).toEqual([]);
});
