import {buildCache} from '../cache.mjs';
import {changeAssets} from './change-assets';
import {nameClasses} from './class-selectors';
import {decisiveWords} from './purge-cache-key';
import {purge} from './purge';
import {settle} from './simplify-css';
import {wordsOf} from './css-tokens';

/** The style sheet that every page links. */
const MAIN = /\/styles\.[^/]+$/;

/** The main sheet first, then a fixed order, in which short names are assigned. */
const inOrder = ({name: a}: {name: string}, {name: b}: {name: string}) =>
  Number(MAIN.test(b)) - Number(MAIN.test(a)) || (a < b ? -1 : 1);

/**
 * Removes the rules that no script of the site can use from every style sheet.
 * @param file cache of the result, which most changes of a page's text do not affect
 */
export const purgeStyles = (file: string) =>
  changeAssets('purge-styles', async ({texts, write}) => {
    const sheets = texts(/\.css$/).sort(inOrder);
    const styles = sheets.map(({text}) => text);
    const scripts = texts(/\.js$/).map(({text}) => text);
    const words = decisiveWords(wordsOf(scripts), styles).sort();
    const {get, save} = await buildCache<string[]>(file);
    const settled = await get([styles, words], async () =>
      settle(await purge(nameClasses(styles, words), words), words),
    );
    await save();
    sheets.forEach(({name}, index) => write(name, settled[index] ?? ''));
  });
