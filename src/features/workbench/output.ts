/** Files of a document for Unreal. */
import {strToU8, zipSync} from 'fflate';
import {figureOf, type FigureName} from '@site/src/stage/character/load';
import {atlasFile, faceMapFile, rampPicture} from '@site/src/stage/exchange/maps';
import {encodePng} from '@site/src/stage/exchange/png';
import {pythonScript} from '@site/src/stage/exchange/python';
import {rampName} from '@site/src/stage/exchange/rampCsv';
import {unrealText, type ParameterValues} from '@site/src/stage/exchange/unrealText';
import {instanceOf, profileNames} from '@site/src/stage/ui/exchange';
import {writeFile, type Desk, type Snapshots} from './document';
import {orderFile} from './face-shadow/order';
import {GROUPS, instanceIn} from './model';
import {editedAtlas, rowCsv} from './ramp/stops';
import type {Part, WorkbenchData} from './types';

/** Text that Unreal pastes into a material instance of a part; empty when nothing differs from the plugin's defaults. */
export function pasteText(data: WorkbenchData, part: Part, desk: Desk): string {
  const {controls, values} = instanceIn(data, part, desk.values);
  return unrealText(instanceOf({controls}, values, false));
}

/** Everything that Unreal takes, as one ZIP. */
export async function unrealZip(
  data: WorkbenchData,
  desk: Desk,
  snapshots: Snapshots,
): Promise<Uint8Array<ArrayBuffer>> {
  const files: Record<string, Uint8Array> = {
    'workbench.json': strToU8(writeFile(desk, snapshots)),
    [atlasFile]: new Uint8Array(await encodePng(rampPicture(editedAtlas(desk.ramps)))),
  };
  for (const part of GROUPS) {
    const {controls, values} = instanceIn(data, part, desk.values);
    const instance = instanceOf({controls}, values, false);
    const text = unrealText(instance);
    if (!text) continue;
    files[`paste/${part}.txt`] = strToU8(text);
    files[`python/${part}.py`] = strToU8(pythonScript(instance));
  }
  const profile = profileNames(desk.values as ParameterValues).map((id) => `${id} = ${String(desk.values[id])}`);
  if (profile.length > 0) files['profile.txt'] = strToU8(profile.join('\r\n'));
  for (const row of Object.keys(desk.ramps).map(Number))
    files[`ramps/${rampName(row)}.csv`] = strToU8(rowCsv(desk.ramps, row));
  if (desk.face) {
    const figure = await figureOf(desk.values['Figure'] as FigureName | undefined);
    files[faceMapFile] = await orderFile(figure, desk.face);
  }
  // A line that begins with the name of a file or folder is about it.
  const names = Object.keys(files);
  const isTrue = (line: string) => names.some((name) => name.startsWith(/^[\w./]+(?=[:：])/.exec(line)?.[0] ?? ''));
  files['README.txt'] = strToU8(data.text.readme.filter(isTrue).join('\r\n'));
  return zipSync(files) as Uint8Array<ArrayBuffer>;
}
