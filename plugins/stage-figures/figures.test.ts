import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {transformSync} from 'esbuild';
import {describe, expect, it} from 'vitest';
import {locales} from '../../config/locales';
import {demos} from '../../src/stage/demos';
import {exchangeWords} from '../../src/stage/ui/exchange-words';
import {accept} from '../../src/stage/ui/values';
import {stageData} from './data';

const require = createRequire(import.meta.url);
const strip = require('./strip-texts.cjs') as (source: string) => string;
const stripThree = require('./strip-three.cjs') as (source: string) => string;

describe('stageData', () => {
  for (const locale of locales)
    it.each(demos.map(({id}) => id))(`gives %s controls whose defaults they accept (${locale})`, (id) => {
      const data = stageData(id, locale);
      for (const control of data.controls) {
        expect(accept(control, control.value), control.id).toEqual(control.value);
        expect(control.label).not.toBe('');
      }
      expect(JSON.parse(JSON.stringify(data))).toEqual(data);
    });

  it("names the plugin's default where a demo starts with another value, and only there", () => {
    const standards = new Map(
      stageData('demo-transition', 'en').controls.map(({id, standard}): [string, unknown] => [id, standard]),
    );
    expect(standards.get('UseRamp')).toBe(true);
    expect(standards.get('ShadowThreshold')).toBeUndefined();
    expect(standards.get('LightYaw')).toBeUndefined();
  });

  it('names a parameter once in a reason, with all of its options that will do', () => {
    const reasons = stageData('demo-hair', 'en').needs['HairHighlightLightFollow'] ?? [];
    expect(reasons.map(({why}) => why)).toContain('Acts when Hair Highlight Mode is Strand or Ring');
  });

  it('names every value that lets a control act', () => {
    const reasons = stageData('demo-rim', 'en').needs['RimColor'] ?? [];
    expect(reasons.map(({why}) => why)).toContain('Acts when Rim Width > 0 or Rim Fresnel Blend > 0');
  });

  it('names an unknown demo', () => expect(() => stageData('demo-none', 'en')).toThrow('demo-none'));
});

describe('tooltips', () => {
  it.each([
    ['zh-Hans', 'docs'],
    ['en', 'i18n/en/docusaurus-plugin-content-docs/current'],
  ] as const)('have the words of the page about Unreal (%s)', (locale, folder) => {
    const page = readFileSync(path.join(folder, 'Reference/TakeValuesToUnreal.md'), 'utf8').replaceAll('**', '');
    const {copyNote, allNote, pythonNote, pasteNote} = exchangeWords[locale];
    for (const note of [copyNote, allNote, pythonNote, pasteNote])
      expect(page.toLowerCase()).toContain(note.toLowerCase());
  });
});

describe('stripTexts', () => {
  it('leaves the catalogue without texts and properties of controls', () => {
    const source = readFileSync(path.resolve(import.meta.dirname, '../../data/parameters.json'), 'utf8');
    const stripped = JSON.parse(strip(source)) as Record<string, {section?: string}>;
    expect(JSON.stringify(stripped)).not.toMatch(/\p{sc=Han}|"(?:effect|step|unit|space)":/u);
    expect(new Set(Object.values(stripped).map(({section}) => section))).toEqual(new Set([undefined, '10', '11']));
    expect(Object.keys(stripped)).toEqual(Object.keys(JSON.parse(source) as object));
  });
});

describe('stripThree', () => {
  const source = readFileSync(require.resolve('three').replace(/three\.cjs$/, 'three.module.js'), 'utf8');

  const stripped = stripThree(source);

  it('leaves three.js without the GLSL of its materials', () => expect(stripped).not.toMatch(/ = ".*#include/));
  it('leaves a module that exports the renderer, in five eighths of the characters', () => {
    const {code} = transformSync(stripped, {format: 'cjs'});
    expect(code).toContain('WebGLRenderer: () => WebGLRenderer');
    expect(stripped.length).toBeLessThan(source.length * 0.625);
  });
  it('names what another version of three.js lacks', () =>
    expect(() => stripThree(source.replace('class WebXRManager', 'class Headset'))).toThrow(
      'three.js has no WebXRManager any more',
    ));
});
