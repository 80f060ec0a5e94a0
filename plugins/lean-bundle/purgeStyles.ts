import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import {changeAssets} from './changeAssets';
import {nameClasses} from './classes';
import {decisiveWords} from './decisive';
import {purge} from './purge';
import {settle} from './settle';
import {wordsOf} from './words';

/** The sheet of every page. */
const MAIN = /\/styles\.[^/]+$/;

interface Result {
  readonly key: string;
  readonly styles: readonly string[];
}

/**
 * Purges every style sheet of what no script of the site can print.
 * @param file keeps the result: a changed text of a page seldom has another
 */
export const purgeStyles = (file: string) =>
  changeAssets('purge-styles', async ({texts, write}) => {
    const sheets = texts(/\.css$/).sort((a, b) => Number(MAIN.test(b.name)) - Number(MAIN.test(a.name)));
    const styles = sheets.map(({text}) => text);
    const words = decisiveWords(wordsOf(texts(/\.js$/).map(({text}) => text)), styles);
    const key = createHash('sha256')
      .update(JSON.stringify([styles, words]))
      .digest('hex');
    // What was cut off or is not there yet is made anew.
    const kept = await readFile(file, 'utf8')
      .then((text) => JSON.parse(text) as Result)
      .catch(() => undefined);
    const result =
      kept?.key === key ? kept : {key, styles: settle(await purge(nameClasses(styles, words), words), words)};
    if (result !== kept) await writeFile(file, JSON.stringify(result));
    sheets.forEach(({name}, index) => write(name, result.styles[index] ?? ''));
  });
