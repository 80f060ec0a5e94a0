import {describe, expect, it} from 'vitest';
import {parameter} from '../../src/stage/shading/parameters';
import {pixelsOf} from './glyphs';
import {guideFile, neutralFile, templateFiles, templates} from '.';

describe('templates of maps', () => {
  it.each(templates.map((template) => [template.id, template] as const))(
    '%s is filled with the neutral values of its parameter',
    (id, {neutral, channels}) => {
      const standard = String(parameter(id).default).split(', ').map(Number);
      expect(neutral.map((value) => Number((value / 255).toFixed(1)))).toEqual(standard);
      expect(channels.map(([channel]) => channel).join('')).toBe('RGBA'.slice(0, neutral.length));
    },
  );

  it('are PNG files, small enough to be downloaded by the way', async () => {
    const files = await templateFiles();
    expect([...files.keys()]).toEqual(templates.flatMap(({id}) => [neutralFile(id), guideFile(id)]));
    for (const [name, content] of files) {
      expect([...content.subarray(1, 4)], name).toEqual([...'PNG'].map((letter) => letter.charCodeAt(0)));
      expect(content.length, name).toBeLessThan(20_000);
    }
  });

  it('name a character that has no glyph', () => expect(() => [...pixelsOf('µ')]).toThrow(/glyphs\.ts has no "µ"/));
});
