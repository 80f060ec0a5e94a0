/** Sheets of thumbnails, one for each group of the reference: the last picture of each strip, one below the other. */
import {parameters} from '../../src/stage/shading/parameters';
import {hashOf} from '../hash.cjs';
import {stripFolder, type StripFile} from './files';

/** Pixels of a thumbnail; the style of the rows has its shape. */
export const THUMBNAIL = {width: 96, height: 64} as const;
export const sheetEncoder = {quality: 34, effort: 6, chromaSubsampling: '4:2:0'} as const;

/**
 * Files of the sheets, by the ids of their parameters with spaces between: an old version with other parameters has none.
 * @param files of the strips: a sheet gets another name with any of them
 */
export function sheetsOf(files: Readonly<Partial<Record<string, StripFile>>>): ReadonlyMap<string, string> {
  const groups = new Map<string, string[]>();
  for (const {id, section} of parameters) groups.set(section, [...(groups.get(section) ?? []), id]);
  return new Map(
    [...groups.values()].map((ids) => {
      const made = JSON.stringify([ids.map((id) => [id, files[id]?.hash]), THUMBNAIL, sheetEncoder]);
      const hash = hashOf(made).slice(0, 8);
      return [ids.join(' '), `${stripFolder}/rows.${hash}.avif`];
    }),
  );
}
