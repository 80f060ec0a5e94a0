/** What readers of the archive need, in each language. */
import {identity} from '../../config/identity';
import {fill, forLocale, type Locale} from '../../config/localized';
import lines from '../../data/sample-readme.json';
import {unrealText} from '../../src/stage/exchange/unrealText';
import {meshFile, SAMPLES, type Instance, type Sample} from './parts';
import {CONTROL_MAP, FOLDERS} from './script';

/** A name of each figure's, in code marks. */
const each = (of: (sample: Sample) => string): string => SAMPLES.map((sample) => `\`${of(sample)}\``).join(' / ');
const meshes = each(meshFile);
const faceMaps = each(({faceMap}) => `${FOLDERS.textures}/${faceMap}.png`);
const outlines = each(({outline}) => outline.instance);
const [{parts, outline}] = SAMPLES;
const rows = parts
  .map(({slot, parent}, at) => `| ${slot} | ${each((sample) => sample.parts[at]!.instance)} | \`${parent}\` |`)
  .join('\n');

/** File with a part's paste text. */
export const valuesFile = (instance: string): string => `${FOLDERS.values}/${instance}.txt`;
export const valuesText = ({values}: Instance): string => `${unrealText(values)}\n`;

/** @param script name of the Python file @param matcap name of the MatCap, without extension */
export const readme = (locale: Locale, script: string, matcap: string): string =>
  fill(forLocale(lines, locale).join('\n'), {
    ...FOLDERS,
    script,
    matcap,
    meshes,
    faceMaps,
    outlines,
    rows,
    url: identity.url,
    controlMap: CONTROL_MAP,
    outlineParent: outline.parent,
  });
