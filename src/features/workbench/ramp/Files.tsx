import React, {type ReactNode} from 'react';
import {fill} from '@site/config/localized';
import {atlasFile, rampPicture} from '@site/src/stage/exchange/maps';
import {encodePng} from '@site/src/stage/exchange/png';
import {rampName} from '@site/src/stage/exchange/rampCsv';
import FileField from '@site/src/components/kit/FileField';
import links from '@site/src/components/kit/text.module.css';
import editor from '../editor.module.css';
import {save} from '../save';
import {MOST_PIXELS, MOST_STOPS, RampFileError, readCsv, readPicture} from './readFiles';
import {editedAtlas, rowCsv, type Ramp, type Ramps} from './stops';
import type {RampWords} from './words';

/** Longest CSV file that is read, characters. */
const LONGEST = 100_000;

/** Files of the rows: export and import. */
export default function Files({
  value,
  row,
  words,
  onTake,
  say,
}: {
  value: Ramps;
  row: number;
  words: RampWords;
  onTake: (ramp: Ramp) => void;
  say: (text: string) => void;
}): ReactNode {
  const take = async (file: File): Promise<void> => {
    try {
      const isCsv = /\.csv$/i.test(file.name) || file.type === 'text/csv';
      const read = isCsv ? {ramp: readCsv(await file.slice(0, LONGEST).text())} : await readPicture(file, row);
      onTake(read.ramp);
      const made = {file: file.name, n: read.ramp.length};
      say(
        'tolerance' in read ? fill(words.takenPicture, {...made, tolerance: read.tolerance}) : fill(words.taken, made),
      );
    } catch (error) {
      if (!(error instanceof RampFileError)) throw error;
      const {fault, line} = error;
      const why = fill(words.faults[fault], {line, pixels: MOST_PIXELS, stops: MOST_STOPS});
      say(`${fill(words.refused, {file: file.name})} ${why}`);
    }
  };
  return (
    <div className={editor.foot}>
      <button type="button" onClick={() => save(`${rampName(row)}.csv`, rowCsv(value, row), 'text/csv')}>
        {words.exportCsv}
      </button>
      <FileField
        className={links.file}
        label={words.importFile}
        accept=".csv,text/csv,image/png,image/webp,image/jpeg"
        onFile={(file) => void take(file)}
      />
      <button
        type="button"
        onClick={() =>
          void encodePng(rampPicture(editedAtlas(value))).then((png) => save(atlasFile, png, 'image/png'))
        }>
        {words.exportAtlas}
      </button>
    </div>
  );
}
