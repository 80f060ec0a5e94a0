import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {StripFile} from '../src/features/parameters/files';
import {UNSEEN, type Strip} from '../src/features/parameters/strips';
import {parameters} from '../src/stage/shading/parameters';
import {root} from './lib.mjs';
import {madeFrom, mediaFolder, stripFile, stripFolder, stripFormats, stripManifest, strips} from './strips.mjs';

const manifest = JSON.parse(readFileSync(path.join(root, stripManifest), 'utf8')) as Record<string, StripFile>;
const folder = path.join(root, mediaFolder, stripFolder);
const drawn = strips as readonly (readonly [string, Strip])[];

/** Limit of all pictures, in bytes. */
const MOST_BYTES = 1_200_000;

describe('strips of parameters', () => {
  it('exist for each parameter, or a reason does', () => {
    expect([...Object.keys(manifest), ...Object.keys(UNSEEN)].sort()).toEqual(parameters.map(({id}) => id).sort());
  });

  it('are those that the code draws now; `npm run strips` renders the others', () => {
    const kinds = [...Object.keys(stripFormats), 'change.webp'] as const;
    const outdated = drawn.filter(
      ([id, strip]) =>
        manifest[id]?.made !== madeFrom(strip) ||
        kinds.some((kind) => !existsSync(path.join(root, mediaFolder, stripFile(id, manifest[id]!.hash, kind)))),
    );
    expect(outdated.map(([id]) => id)).toEqual([]);
    expect(readdirSync(folder)).toHaveLength(drawn.length * kinds.length);
  });

  it('stay within their limit', () => {
    const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });
});
