/** Files to import into Unreal: the ramps and maps of the stage. Their names are those of the plugin's assets. */
import {atlasFile, faceMapFile, faceMapPicture, rampPicture} from '../../src/stage/exchange/maps';
import {encodePng} from '../../src/stage/exchange/png';
import {rampCsv, rampName} from '../../src/stage/exchange/rampCsv';
import {RAMP_ROWS} from '../../src/stage/shading/ramp';

/** Folder of the files at the root of the site. */
export const unrealFolder = 'unreal';
export {atlasFile, faceMapFile};
export const rampFile = (row: number): string => `${rampName(row)}.csv`;

/** Contents by name. */
export const unrealFiles = async (): Promise<ReadonlyMap<string, string | Uint8Array>> =>
  new Map<string, string | Uint8Array>([
    ...RAMP_ROWS.map((_, row): [string, string] => [rampFile(row), rampCsv(row)]),
    [atlasFile, await encodePng(rampPicture())],
    [faceMapFile, await encodePng(faceMapPicture())],
  ]);
