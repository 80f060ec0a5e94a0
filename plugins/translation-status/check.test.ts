import {describe, expect, it} from 'vitest';
import {checkPage, checkPair, sourceHash, stamp} from './check';
import {namesOf} from './identifiers';

const names = namesOf(['| Name | Default |\n|---|---|\n| `r.Toon.Rim.Enable` | `1` |\n']);

const zh = `---
title: 描边
description: 说明。
---

正文。

## 步骤 {/* #steps */}

| 现象 | 原因 |
|---|---|
| 断线 | 法线 |

\`\`\`hlsl title="宽度"
float a = 1; // 一
\`\`\`

<Stage demo="demo-outline" />

<Figure name="outline-hull" />

[0.6](?stage=demo-outline&OutlineWidth=0.6)，\`OutlineWidth\`，\`r.Toon.Rim.Enable 1\`，**Edit › Plugins**

<Parameters ids="OutlineWidth" />
`;
const translated = zh
  .replace('title: 描边', 'title: Outline')
  .replace('## 步骤', '## Steps')
  .replace('说明。', 'What it says.')
  .replace('// 一', '// one');
const en = stamp(translated, zh);

const pair = (change: (text: string) => string) => checkPair(zh, change(en));

describe('checkPair', () => {
  it('finds no fault in a faithful translation', () => {
    expect(checkPair(zh, en)).toEqual([]);
  });

  it.each([
    ['a heading id', (text: string) => text.replace('#steps', '#step')],
    ['a heading level', (text: string) => text.replace('## Steps', '### Steps')],
    ['a missing heading', (text: string) => text.replace(/## Steps.*/, '')],
    ['code', (text: string) => text.replace('float a = 1', 'float a = 2')],
    ['a missing table row', (text: string) => text.replace('| 断线 | 法线 |\n', '')],
    ['another demo', (text: string) => text.replace('demo="demo-outline', 'demo="demo-rim')],
    ['another figure', (text: string) => text.replace('outline-hull', 'rim-depth')],
    ['a missing figure', (text: string) => text.replace(/<Figure.*/, '')],
    ['another parameter', (text: string) => text.replace('ids="OutlineWidth', 'ids="RimWidth')],
  ])('finds %s', (_, change) => {
    expect(pair(change)).toHaveLength(1);
  });

  it('finds a stale translation', () => {
    expect(checkPair(zh.replace('正文', '新的正文'), en)).toEqual([expect.stringContaining('stale')]);
    expect(checkPair(zh, translated)).toEqual([expect.stringContaining('stale')]);
  });

  it('replaces an old stamp', () => {
    expect(stamp(en, `${zh}x`).match(/source_hash/g)).toHaveLength(1);
    expect(stamp(en, zh)).toContain(`source_hash: ${sourceHash(zh)}`);
  });
});

describe('checkPage', () => {
  it('finds no fault in a correct page', () => {
    expect(checkPage(zh, 'zh-Hans', names)).toEqual([]);
    expect(checkPage(en, 'en', names)).toEqual([]);
  });

  it.each([
    ['a missing description', zh.replace(/description.*\n/, ''), /no description/],
    ['a heading without an id', `${zh}\n## 另一节\n`, /另一节.*no id/],
    ['a space between Han and Latin', `${zh}\n使用 UE 编辑器\n`, /typed space/],
    ['a space beside code', `${zh}\n设置 \`OutlineWidth\`\n`, /typed space/],
    ['a half-width comma', `${zh}\n第一,第二\n`, /half-width/],
    ['bold that a page prints with its asterisks', `${zh}\n用**切换版本…**换回引擎\n`, /prints the asterisks of/],
    ['bold that never begins', `${zh}\n用**（切换）版本**\n`, /prints the asterisks of/],
    ['a word that the glossary rules out', `${zh}\n打开骨骼网格\n`, /骨骼网格.*骨骼网格体/],
    ['an unknown parameter', `${zh}\n设置\`OutlineWidht\`\n`, /OutlineWidht/],
    ['an unknown console variable', `${zh}\n输入\`r.Toon.Rim.Enabled 1\`\n`, /r\.Toon\.Rim\.Enabled`/],
    ['an unknown console variable in code', `${zh}\n\`\`\`ini\nr.Toon.Rim.Off 1\n\`\`\`\n`, /r\.Toon\.Rim\.Off/],
    ['an unknown menu', `${zh}\n打开**Edit › Plugin**\n`, /\*\*Plugin\*\*/],
    ['theory before the first step', `${zh}\n## 原理 {/* #why-it-works */}\n\n1. 一步。\n`, /#why-it-works.*behind/],
    ['an unknown label', `${zh}\n打开**Overlay Materials**\n`, /Overlay Materials/],
  ])('finds %s', (_, text, message) => {
    expect(checkPage(text, 'zh-Hans', names)).toEqual([expect.stringMatching(message)]);
  });

  it('accepts bold with punctuation beside punctuation', () => {
    expect(checkPage(`${zh}\n用**切换版本…**（引擎），**“版本”**。**甲**在（乙）**丙**里\n`, 'zh-Hans', names)).toEqual(
      [],
    );
  });

  it('accepts a correct term that contains a wrong one', () => {
    expect(checkPage(`${zh}\n打开骨骼网格体与ControlScreenSpaceRimlights\n`, 'zh-Hans', names)).toEqual([]);
    expect(checkPage(`${en}\nA rimlight here\n`, 'en', names)).toEqual([expect.stringMatching(/rim light/)]);
  });

  it('finds a heading of the FAQ that is no question', () => {
    const faq = (name: string) => checkPage(`${en}\n### ${name} {/* #one */}\n`, 'en', names, 'FAQ.md');
    expect(faq('Why does the line tear?')).toEqual([]);
    expect(faq('The line tears')).toEqual([expect.stringContaining('"The line tears" is no question')]);
  });

  it('accepts spaces in English text', () => {
    expect(checkPage(`${en}\nA Han word 描边 here\n`, 'en', names)).toEqual([]);
  });
});
