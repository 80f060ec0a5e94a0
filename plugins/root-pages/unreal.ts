/** Files to import into Unreal: the ramps and maps of the stage. Those of the plugin's assets have their names. */
import {atlasFile, faceMapFile, faceMapPicture, matcapPicture, rampPicture} from '../../src/stage/exchange/maps';
import {encodePng} from '../../src/stage/exchange/png';
import {rampCsv, rampName} from '../../src/stage/exchange/rampCsv';
import rampRows from '../../data/ramps.json';

/** Folder of the files at the root of the site. */
export const unrealFolder = 'unreal';
export {atlasFile, faceMapFile};
export const matcapFile = 'T_ToonSample_MatCap.png';
export const rampFile = (row: number): string => `${rampName(row)}.csv`;

/** Contents by name. */
export const unrealFiles = async (): Promise<ReadonlyMap<string, string | Uint8Array>> =>
  new Map<string, string | Uint8Array>([
    ...rampRows.map((_, row): [string, string] => [rampFile(row), rampCsv(row)]),
    [atlasFile, await encodePng(rampPicture())],
    [faceMapFile, await encodePng(faceMapPicture())],
    [matcapFile, await encodePng(matcapPicture())],
  ]);
