/** The archive of sample assets: the figures of the stage with their textures, maps, ramps and values, for Unreal. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {strToU8, zipSync} from 'fflate';
import type {GroupName} from '../../src/stage/character';
import {faceMapPicture} from '../../src/stage/exchange/maps';
import {encodePng} from '../../src/stage/exchange/png';
import {SAME_TIME} from '../offline-copy/step';
import {buildCache, hashOfModule} from '../cache.mjs';
import {faceMapFile, matcapFile, unrealFiles} from '../root-pages/unreal';
import {bake} from './bake';
import {bakeFace} from './face';
import {characterGlb} from './glb';
import {instancesOf, meshFile, SAMPLES} from './parts';
import {locales} from '../../config/locales';
import {readme, valuesFile, valuesText} from './readme';
import {CONTROL_MAP, FOLDERS, importScript} from './script';

const SCRIPT = 'import_toon_sample.py';
const FOLDER = 'ToonSample';

/** The neutral control map: 0.5, 1, 1, 1. With 8 bits, 0.5 would shift the light. */
const controlMap = () =>
  encodePng({
    width: 64,
    height: 64,
    channels: 4,
    data: Uint16Array.from({length: 64 * 64 * 4}, (_, i) => (i % 4 === 0 ? 32768 : 65535)),
  });

/** Contents by name, without the top folder. */
export async function sampleFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const text = (name: string, content: string) => files.set(name, strToU8(content));
  const texture = (name: string, content: Uint8Array) => files.set(`${FOLDERS.textures}/${name}.png`, content);

  for (const sample of SAMPLES) {
    const baseColors = {} as Record<GroupName, Uint8Array>;
    for (const {group, baseColor, shadowColor} of sample.parts) {
      const {base, shade} = group === 'face' ? bakeFace(sample.figure) : bake(sample, group);
      baseColors[group] = await encodePng(base);
      texture(baseColor, baseColors[group]);
      texture(shadowColor, await encodePng(shade));
    }
    for (const each of instancesOf(sample)) text(valuesFile(each.instance), valuesText(each));
    texture(sample.faceMap, await encodePng(faceMapPicture(undefined, undefined, sample.figure)));
    files.set(meshFile(sample), await characterGlb(sample, baseColors));
  }
  texture(CONTROL_MAP, await controlMap());
  const matcap = path.parse(matcapFile).name;
  const ramps: string[] = [];
  for (const [name, content] of await unrealFiles()) {
    if (name === faceMapFile) continue;
    if (name.endsWith('.csv')) ramps.push(path.parse(name).name);
    files.set(
      `${name === matcapFile ? FOLDERS.textures : FOLDERS.ramps}/${name}`,
      typeof content === 'string' ? strToU8(content) : content,
    );
  }
  text(SCRIPT, importScript(matcap, ramps));
  for (const locale of locales) text(`README.${locale}.md`, readme(locale, SCRIPT, matcap));
  text('LICENSE.txt', readFileSync('LICENSE', 'utf8'));
  return files;
}

export const packed = (files: ReadonlyMap<string, Uint8Array>): Uint8Array =>
  zipSync(Object.fromEntries([...files].map(([name, content]) => [`${FOLDER}/${name}`, content])), {
    level: 9,
    mtime: SAME_TIME,
  });

/** The archive, made only when its sources have changed. */
export async function sampleArchive(): Promise<Uint8Array> {
  const {get, save} = await buildCache<string>('node_modules/.cache/sample-assets.json');
  const key = await hashOfModule('plugins/sample-assets/index.ts', process.cwd());
  const archive = await get(key, async () => Buffer.from(packed(await sampleFiles())).toString('base64'));
  await save();
  return Buffer.from(archive, 'base64');
}
