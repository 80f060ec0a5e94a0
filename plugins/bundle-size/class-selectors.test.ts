import {describe, expect, it} from 'vitest';
import {nameClasses} from './class-selectors';
import {wordsOf} from './css-tokens';

describe("selectors of the classes of Docusaurus' CSS modules", () => {
  it('are replaced by class selectors', () => {
    expect(
      nameClasses(['[class*=toggle_]>b{a:b}', "[class*='toggle_']{c:d}"], wordsOf(['{toggle:"toggle_vylO"}'])),
    ).toEqual(['.toggle_vylO>b{a:b}', '.toggle_vylO{c:d}']);
  });

  it.each([
    ['none', ['"x"']],
    ['several', ['"tags_jXut"', '"tags_x1y2"']],
    ['none of that length and beginning', ['"tags_x"', '"blog_tags_list"']],
  ])('stay as they are when the name is that of %s', (_, scripts) => {
    expect(nameClasses(['p [class*=tags_]{a:b}'], wordsOf(scripts))).toEqual(['p [class*=tags_]{a:b}']);
  });

  it('are kept when the name is a prefix of several', () => {
    expect(nameClasses(['[class*=margin]{a:b}'], ['margin--s'])).toEqual(['[class*=margin]{a:b}']);
  });
});
