import {readFile, readdir} from 'node:fs/promises';
import postcss from 'postcss';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {footer} from '../../config/footer';
import {navbar} from '../../config/navbar';
import {purge} from './purge';
import {wordsOf} from './css-tokens';

const one = async (style: string, script: string) => (await purge([style], wordsOf([script])))[0];

afterEach(() => vi.unstubAllEnvs());

describe('purge: rules that no script can use', () => {
  it('go by class, id and element', async () => {
    expect(await one('.used{a:b}.unused{a:b}#gone{a:b}marquee{a:b}p{a:b}', 'x("p",{className:"used"})')).toBe(
      '.used{a:b}p{a:b}',
    );
  });

  it('stay for names put together at run time', async () => {
    expect(await one('.alert--info{a:b}.level-1{a:b}.gone-1{a:b}', '`alert--${type}`;"level-"+n')).toBe(
      '.alert--info{a:b}.level-1{a:b}',
    );
  });

  it('go with the settings of upstream that this site does not use, whatever scripts name', async () => {
    expect(await one('.navbar{a:b}.navbar--dark{a:b}.footer__link-separator{a:b}', '"navbar","navbar--dark"')).toBe(
      '.navbar{a:b}',
    );
  });

  it('are asked for by no setting of this site', () => {
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'en');
    const {logo, links = []} = footer();
    const why = 'UNUSED in plugins/bundle-size/purge.ts takes its styles out';
    expect(navbar().style, why).toBeUndefined();
    expect(logo?.href, why).toBeUndefined();
    for (const column of links) expect(column, why).toHaveProperty('items');
  });

  it('stay for attributes that pages set without scripts, and go by value for the others', async () => {
    expect(await one('[data-inline=a]{a:b}[data-theme=dark]{a:b}[data-theme=sepia]{a:b}', '"data-theme","dark"')).toBe(
      '[data-inline=a]{a:b}[data-theme=dark]{a:b}',
    );
  });

  it('stay with the states in their lists, and without the names that are not there', async () => {
    expect(await one('.a:is(:hover,[data-b],.c){a:b}.c:is(:hover,:focus){a:b}', '"a","data-b"')).toBe(
      '.a:is(:hover,[data-b]){a:b}',
    );
  });

  it('are none of this site, when its scripts hold all words of its styles', async () => {
    const files = (await readdir('src', {recursive: true})).filter((name) => name.endsWith('.css'));
    const styles = await Promise.all(files.map((name) => readFile(`src/${name}`, 'utf8')));
    const selectors = (css: string[]) => {
      const found: string[] = [];
      for (const each of css) postcss.parse(each).walkRules(({selector}) => void found.push(selector));
      return found;
    };
    expect(selectors(await purge(styles, wordsOf(styles)))).toEqual(selectors(styles));
  });

  it('are looked for in every script, sheet by sheet', async () => {
    expect(await purge(['.a{a:b}.c{a:b}', '.b{a:b}'], wordsOf(['"a"', '"b"']))).toEqual(['.a{a:b}', '.b{a:b}']);
  });
});
