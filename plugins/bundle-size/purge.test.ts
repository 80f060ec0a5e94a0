import {readFile, readdir} from 'node:fs/promises';
import postcss from 'postcss';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {footer} from '../../config/footer';
import {navbar} from '../../config/navbar';
import {purge} from './purge';
import {wordsOf} from './css-tokens';

const one = async (style: string, script: string) => (await purge([style], wordsOf([script])))[0];

afterEach(() => vi.unstubAllEnvs());

describe('purge: rules without a user', () => {
  it('are removed when no script names their class, id or element', async () => {
    expect(await one('.used{a:b}.unused{a:b}#gone{a:b}marquee{a:b}p{a:b}', 'x("p",{className:"used"})')).toBe(
      '.used{a:b}p{a:b}',
    );
  });

  it('are kept for names composed at run time', async () => {
    expect(await one('.alert--info{a:b}.level-1{a:b}.gone-1{a:b}', '`alert--${type}`;"level-"+n')).toBe(
      '.alert--info{a:b}.level-1{a:b}',
    );
  });

  it('are removed for unused settings of Docusaurus, even if scripts name them', async () => {
    expect(await one('.navbar{a:b}.navbar--dark{a:b}.footer__link-separator{a:b}', '"navbar","navbar--dark"')).toBe(
      '.navbar{a:b}',
    );
  });

  it('are removed for no setting that this site uses', () => {
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'en');
    const {logo, links = []} = footer();
    const why = 'UNUSED in plugins/bundle-size/purge.ts takes its styles out';
    expect(navbar().style, why).toBeUndefined();
    expect(logo?.href, why).toBeUndefined();
    for (const column of links) expect(column, why).toHaveProperty('items');
  });

  it('are kept for attributes of inline scripts, and removed by value for others', async () => {
    expect(await one('[data-inline=a]{a:b}[data-theme=dark]{a:b}[data-theme=sepia]{a:b}', '"data-theme","dark"')).toBe(
      '[data-inline=a]{a:b}[data-theme=dark]{a:b}',
    );
  });

  it('keep states in selector lists and lose unknown names', async () => {
    expect(await one('.a:is(:hover,[data-b],.c){a:b}.c:is(:hover,:focus){a:b}', '"a","data-b"')).toBe(
      '.a:is(:hover,[data-b]){a:b}',
    );
  });

  it('do not exist when scripts contain all words of the styles', async () => {
    const files = (await readdir('src', {recursive: true})).filter((name) => name.endsWith('.css'));
    const styles = await Promise.all(files.map((name) => readFile(`src/${name}`, 'utf8')));
    const selectors = (css: string[]) => {
      const found: string[] = [];
      for (const each of css) postcss.parse(each).walkRules(({selector}) => void found.push(selector));
      return found;
    };
    expect(selectors(await purge(styles, wordsOf(styles)))).toEqual(selectors(styles));
  });

  it('are removed in every sheet, by the words of all scripts', async () => {
    expect(await purge(['.a{a:b}.c{a:b}', '.b{a:b}'], wordsOf(['"a"', '"b"']))).toEqual(['.a{a:b}', '.b{a:b}']);
  });
});
