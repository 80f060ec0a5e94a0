import {describe, expect, it} from 'vitest';
import {nameClasses} from './classes';

describe('classes named by a part', () => {
  it('stand as themselves', () => {
    expect(nameClasses(['[class*=toggle_]>b{a:b}', "[class*='toggle_']{c:d}"], ['{toggle:"toggle_vylO"}'])).toEqual([
      '.toggle_vylO>b{a:b}',
      '.toggle_vylO{c:d}',
    ]);
  });

  it('weigh the same when several share the part', () => {
    expect(nameClasses(['p [class*=tags_]{a:b}'], ['"tags_jXut"', '"blogtags_x1y2"'])).toEqual([
      'p :is(.tags_jXut,.blogtags_x1y2){a:b}',
    ]);
  });

  it('stay as they are when no script holds the part', () => {
    expect(nameClasses(['[class*=gone_]{a:b}'], ['"x"'])).toEqual(['[class*=gone_]{a:b}']);
  });
});
