import {changeAssets} from './changeAssets';
import {nameClasses} from './classes';
import {purge} from './purge';
import {settle} from './settle';
import {wordsOf} from './words';

/** The sheet of every page. */
const MAIN = /\/styles\.[^/]+$/;

/** Purges every style sheet of what no script of the site can print. */
export const purgeStyles = changeAssets('purge-styles', async ({texts, write}) => {
  const styles = texts(/\.css$/).sort((a, b) => Number(MAIN.test(b.name)) - Number(MAIN.test(a.name)));
  const scripts = texts(/\.js$/).map(({text}) => text);
  const words = wordsOf(scripts);
  const named = nameClasses(
    styles.map(({text}) => text),
    words,
  );
  const purged = await purge(named, words);
  const settled = settle(purged, scripts);
  styles.forEach(({name}, index) => write(name, settled[index] ?? ''));
});
