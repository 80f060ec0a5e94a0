import {describe, expect, it} from 'vitest';
import {checkPage, checkPair, sourceHash, stamp} from './check';

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

{/* stage: demo-outline */}

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
  it('finds nothing in a faithful translation', () => {
    expect(checkPair(zh, en)).toEqual([]);
  });

  it.each([
    ['a heading id', (text: string) => text.replace('#steps', '#step')],
    ['a heading level', (text: string) => text.replace('## Steps', '### Steps')],
    ['a missing heading', (text: string) => text.replace(/## Steps.*/, '')],
    ['code', (text: string) => text.replace('float a = 1', 'float a = 2')],
    ['a missing table row', (text: string) => text.replace('| 断线 | 法线 |\n', '')],
    ['another demo', (text: string) => text.replace('demo-outline', 'demo-rim')],
    ['another parameter', (text: string) => text.replace('OutlineWidth', 'RimWidth')],
  ])('finds %s', (_, change) => {
    expect(pair(change)).toHaveLength(1);
  });

  it('finds a stale translation', () => {
    expect(checkPair(zh.replace('正文', '新的正文'), en)).toEqual([expect.stringContaining('stale')]);
    expect(checkPair(zh, translated)).toEqual([expect.stringContaining('stale')]);
  });

  it('stamps over an old stamp', () => {
    expect(stamp(en, `${zh}x`).match(/source_hash/g)).toHaveLength(1);
    expect(stamp(en, zh)).toContain(`source_hash: ${sourceHash(zh)}`);
  });
});

describe('checkPage', () => {
  it('finds nothing in a good page', () => {
    expect(checkPage(zh, 'zh-Hans')).toEqual([]);
    expect(checkPage(en, 'en')).toEqual([]);
  });

  it.each([
    ['a missing description', zh.replace(/description.*\n/, ''), /no description/],
    ['a heading without an id', `${zh}\n## 另一节\n`, /另一节.*no id/],
    ['a space between Han and Latin', `${zh}\n使用 UE 编辑器\n`, /typed space/],
    ['a space beside code', `${zh}\n设置 \`OutlineWidth\`\n`, /typed space/],
    ['a half-width comma', `${zh}\n第一,第二\n`, /half-width/],
  ])('finds %s', (_, text, message) => {
    expect(checkPage(text, 'zh-Hans')).toEqual([expect.stringMatching(message)]);
  });

  it('leaves spaces of English alone', () => {
    expect(checkPage(`${en}\nA Han word 描边 here\n`, 'en')).toEqual([]);
  });
});
