import {buildCache} from '../page-pipeline/cache';
import {changeAssets} from './change-assets';
import {nameClasses} from './class-selectors';
import {decisiveWords} from './purge-cache-key';
import {purge} from './purge';
import {settle} from './simplify-css';
import {wordsOf} from './css-tokens';

/** The sheet of every page. */
const MAIN = /\/styles\.[^/]+$/;

/** The main sheet first, then one order whichever sheet the bundler has ready first: short names are given in it. */
const inOrder = ({name: a}: {name: string}, {name: b}: {name: string}) =>
  Number(MAIN.test(b)) - Number(MAIN.test(a)) || (a < b ? -1 : 1);

/**
 * Purges every style sheet of what no script of the site can print.
 * @param file keeps the result: a changed text of a page seldom has another
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
