import {describe, expect, it} from 'vitest';
import {checkPage} from './check';
import {namesOf} from './identifiers';
import {checkTutorial} from './tutorial';

const words = (n: number) => Array(n).fill('word').join(' ');
const han = (n: number) => '字'.repeat(n);

const en = (opening: number, step: string) =>
  `${words(opening)}.\n\n<Stage demo="demo-outline" />\n\n## Steps\n\n1. **Clean the scene.** Apply the scale.\n2. ${step}\n`;
const zh = (opening: number, step: string) =>
  `${han(opening)}。\n\n## 步骤\n\n1. **整理场景**：应用缩放。\n2. ${step}\n`;

describe('checkTutorial', () => {
  it('accepts a short opening, and steps with titles of few words', () => {
    expect(checkTutorial(en(150, `**Bake the normals.** ${words(47)}.`), 'en')).toEqual([]);
    expect(checkTutorial(zh(250, `**烘焙法线**：${han(86)}。`), 'zh-Hans')).toEqual([]);
  });

  it.each([
    ['an opening of 151 words', en(151, '**Bake the normals.** Now.'), 'en', /^151 words stand before/],
    ['an opening of 251 Han characters', zh(251, '**烘焙法线**：现在。'), 'zh-Hans', /^251 words stand before/],
    ['a step of 51 words', en(9, `**Bake the normals.** ${words(48)}.`), 'en', /has 51 words.*split it/],
    ['a step of 91 Han characters', zh(9, `**烘焙法线**：${han(87)}。`), 'zh-Hans', /has 91 words.*split it/],
    ['words in the list of a step', en(9, `**Bake.** ${words(40)}.\n\n    - ${words(20)}\n`), 'en', /has 61 words/],
    ['a step by its text before the code', en(9, 'Set ` to 1.'), 'en', /^the step "2\. Set …" does not begin/],
    ['a step without a title', en(9, 'Bake the normals.'), 'en', /does not begin with a bold title/],
    ['a menu name in the place of a title', en(9, '**Bake** the normals.'), 'en', /does not begin with a bold title/],
    ['a title of six words', en(9, '**Bake the normals of the mesh.** Now.'), 'en', /a bold title of 2 to 5 words/],
    ['a title of one character', zh(9, '**烘**：现在。'), 'zh-Hans', /a bold title of 2 to 12 words/],
  ] as const)('finds %s', (_, text, locale, message) => {
    expect(checkTutorial(text, locale)).toContainEqual(expect.stringMatching(message));
  });

  it('counts no table, no component and no text behind the step', () => {
    const table = `    | ${words(60)} | b |\n    |---|---|\n`;
    const text = en(140, `**Set the textures.** Now.\n\n${table}\n<Figure name="${words(20)}" />\n\n${words(90)}`);
    expect(checkTutorial(text, 'en')).toEqual([]);
  });

  it('counts a number with a decimal point and a code span as one word each', () => {
    expect(checkTutorial(en(9, `**Set the width.** ${'` 0.35 '.repeat(23)}a`), 'en')).toEqual([]);
    expect(checkTutorial(en(9, `**Set the width.** ${'` 0.35 '.repeat(24)}`), 'en')).toHaveLength(1);
  });

  it('says nothing about languages without limits', () => {
    expect(checkTutorial(en(900, 'Bake.'), 'xx' as 'en')).toEqual([]);
  });
});

describe('checkPage', () => {
  const page = `---\ntitle: A\ndescription: B.\n---\n\n1. Bake.\n\n## Parameters {/* #parameters */}\n\n1. An exercise.\n`;
  const check = (file: string) => checkPage(page, 'en', namesOf([]), file);

  it('holds tutorials to the rules of steps, up to their parameters', () => {
    expect(check('Tutorial/DrawEyes.md')).toEqual([expect.stringContaining('the step "1. Bake.')]);
  });

  it.each(['Tutorial/index.md', 'FAQ.md', 'TutorialLegacy/5.0-5.3/Old.md'])('leaves %s alone', (file) => {
    expect(check(file)).toEqual([]);
  });
});
