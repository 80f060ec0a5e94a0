import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';
import {siteTerms} from '../../config/search';
import {everydayGroups, glossary} from '../../plugins/glossary/terms';
import type {ContentFile, HeadingsFile} from '../../packages/search/format';
import {buildIndex, type Index} from '../../packages/search/engine/build';
import {cleanQuery, fold} from '../../packages/search/engine/fold';
import {escapeHtml, findRanges, markUp, snippet} from '../../packages/search/engine/highlight';
import {nearestTerms} from '../../packages/search/engine/nearest';
import {search} from '../../packages/search/engine/rank';
import {scattered} from '../../packages/search/engine/scatter';
import {grams, parts, runs} from '../../packages/search/engine/tokenize';
import {characterSet, distance, mayBeWithin, withinOne} from '../../packages/search/engine/typo';

const TAGS = {pre: '<mark>', post: '</mark>'};

const terms = glossary.map((group) => `${group.terms}|${group.avoid ?? ''}`);
const near = [...glossary.map((group) => group.near ?? ''), ...everydayGroups];

type Heading = [level: number, text: string, ...content: string[]];

function indexOf(
  language: string,
  headings: Heading[],
  readings: Record<string, string> = {},
  keywords: ContentFile['keywords'] = [],
): Index {
  const pages = headings.filter(([level]) => level === 1).length;
  const file: HeadingsFile = {
    language,
    categories: ['Tutorial'],
    tags: ['docs-default-current'],
    pages: Array.from({length: pages}, (_, i) => [`/${language}/docs/${i}`, 0, 0, 10]),
    levels: headings.map(([level]) => level),
    anchors: headings.map(([level], i) => (level === 1 ? '' : `h${i}`)),
    texts: headings.map(([, text]) => text),
    readings,
    traditional: '边邊缘緣阴陰',
    ...siteTerms,
    terms,
  };
  const content: ContentFile = {content: headings.map(([, , ...blocks]) => blocks), keywords, near};
  return buildIndex(file, content);
}

const zh = indexOf(
  'zh-Hans',
  [
    [1, '控制描边的形状', '描边的宽度由 `OutlineWidth` 决定，单位 cm。'],
    [2, '宽度与像素', '最小像素数用 OutlineMinPixels 钳制。'],
    [2, '描边打包后不见了', '比较 sg. 级别，检查绘制距离。'],
    [1, '屏幕空间边缘光', '边缘光沿轮廓发亮。'],
    [2, '强度', '调整 RimIntensity。'],
    [1, '控制阴影的形状', '面部阴影贴图决定明暗交界线。'],
    [2, '模板测试', '用模板遮罩眉毛。'],
    [1, 'r.Toon 控制台变量', 'r.Toon.Outline.Enable 打开描边。r.Toon.Velocity.Outline 写入速度。'],
  ],
  {miao: '描', bian: '边变', kuan: '宽', du: '度', mian: '面', mu: '模', ban: '板', bu: '部', yin: '阴', ying: '影'},
);

const en = indexOf('en', [
  [1, 'Control the shape of outlines', 'Outline width is OutlineWidth, in cm.'],
  [2, 'Width and pixels', 'OutlineMinPixels clamps the line.'],
  [2, 'Ghosting', 'The line smears behind a moving character.'],
  [1, 'Screen-space rim lights', 'A rim light follows the silhouette.'],
  [1, 'Control the shape of shadows', 'The terminator is the border of light and shadow.'],
  [1, 'Console variables', 'r.Toon.Outline.Enable switches outlines.'],
  [1, 'Migrate to 5.4', 'Version 5.4 changes 5 defaults and 4 names.'],
  [1, 'Migrate to 5.5', 'Version 5.5 renames the outline parameters.'],
]);

/** Least share of the best score at which an entry counts as a near tie of the best. */
const NEAR_TIE = 0.8;

const everyPage = (): boolean => true;

function texts(index: Index, query: string): string[] {
  return search(index, query, everyPage).hits.map(({entry}) => index.entries[entry]?.text ?? '');
}

function marked(index: Index, query: string): string[] {
  const {hits, marks} = search(index, query, everyPage);
  return hits.map(({entry}) => {
    const text = index.entries[entry]?.text ?? '';
    return markUp(text, findRanges(text, marks), TAGS);
  });
}

describe('fold', () => {
  it.each(['Ünïcödé', 'İSTANBUL', 'ＦＵＬＬ　ｗｉｄｔｈ', '描边', 'straße', '😀', '\ud800', 'e\u0301'])(
    'keeps the length of %j',
    (text) => {
      expect(fold(text)).toHaveLength(text.length);
    },
  );

  it('makes variants equal', () => {
    expect(fold('ＲＩＭ Café')).toBe('rim cafe');
  });

  it('removes invisible characters and cuts at 64', () => {
    expect(cleanQuery('\u202eout\u200bline\ufeff ')).toBe('outline');
    expect(cleanQuery('x'.repeat(500))).toHaveLength(64);
    expect(cleanQuery(`${'x'.repeat(63)}😀`)).toBe('x'.repeat(63));
    expect(cleanQuery('\ud800rim\udc00')).toBe('rim');
  });
});

describe('tokenize', () => {
  it('cuts mixed scripts', () => {
    expect(runs('用法karmadactl约定2').map((run) => run.text)).toEqual(['用法', 'karmadactl', '约定', '2']);
  });

  it('splits identifiers into their parts', () => {
    expect(parts('OutlineWidth').map((part) => part.text)).toEqual(['Outline', 'Width']);
    expect(parts('SDFShadow').map((part) => part.text)).toEqual(['SDF', 'Shadow']);
    expect(parts('UE5').map((part) => part.text)).toEqual(['UE', '5']);
    expect(parts('outline')).toEqual([]);
  });

  it('splits Han text into characters and pairs', () => {
    expect(grams('描边宽')).toEqual(['描', '描边', '边', '边宽', '宽']);
  });
});

describe('typo', () => {
  it('counts a swap as one error and gives up early', () => {
    expect(distance('outlnie', 'outline', 1)).toBe(1);
    expect(distance('outline', 'shadow', 2)).toBe(3);
  });

  it('the sets of characters rule out no word within the limit', () => {
    const word = fc.string({unit: fc.constantFrom(...'abcdef.1'), minLength: 1, maxLength: 8});
    fc.assert(
      fc.property(word, word, fc.constantFrom(1, 2), (a, b, limit) => {
        fc.pre(distance(a, b, limit) <= limit);
        expect(mayBeWithin(limit, characterSet(a), characterSet(b))).toBe(true);
      }),
    );
    expect(mayBeWithin(1, characterSet('outline'), characterSet('shadows'))).toBe(false);
  });

  it('finds Han text that differs by one character', () => {
    expect(withinOne('控制描边的形状', '描边地形状')).toBe('描边的形状');
    expect(withinOne('控制描边的形状', '描边形状')).toBe('描边的形状');
    expect(withinOne('控制描边的形状', '阴影贴图')).toBeUndefined();
  });
});

describe('search', () => {
  it.each([
    ['outline width', 'Width and pixels'],
    ['OutlineWidth', 'Outline width is OutlineWidth, in cm.'],
    ['minpixels', 'OutlineMinPixels clamps the line.'],
    ['ghos', 'Ghosting'],
    ['gohsting', 'Ghosting'],
    ['rimlight', 'Screen-space rim lights'],
    ['r.Toon.Outline.Enable', 'r.Toon.Outline.Enable switches outlines.'],
    ['5.4', 'Migrate to 5.4'],
    ['screen space rim', 'Screen-space rim lights'],
    ['how do I change the outline width', 'Width and pixels'],
    ['what does OutlineMinPixels mean', 'OutlineMinPixels clamps the line.'],
    ['描边', 'Control the shape of outlines'],
    ['边缘光', 'Screen-space rim lights'],
    ['阴影形状', 'Control the shape of shadows'],
    ['明暗交界线', 'The terminator is the border of light and shadow.'],
  ])('answers %j in English', (query, expected) => {
    expect(texts(en, query)[0]).toBe(expected);
  });

  it.each([
    ['描边', '控制描边的形状'],
    ['描边形状', '控制描边的形状'],
    ['miaobian', '控制描边的形状'],
    ['miao bian', '控制描边的形状'],
    ['miaob', '控制描边的形状'],
    ['mb', '控制描边的形状'],
    ['描变', '控制描边的形状'],
    ['outline', '控制描边的形状'],
    ['outlin', '控制描边的形状'],
    ['rim light', '屏幕空间边缘光'],
    ['打包后', '描边打包后不见了'],
    ['描边打包后没了怎么办', '描边打包后不见了'],
    ['Velocity.Outline', 'r.Toon.Outline.Enable 打开描边。r.Toon.Velocity.Outline 写入速度。'],
    ['阴影开关', '控制阴影的形状'],
    ['miaobiankuandu', '控制描边的形状'],
    ['miao bian kuan du', '控制描边的形状'],
    ['怎么控制阴影的形状', '控制阴影的形状'],
    ['描边是什么', '控制描边的形状'],
    ['OutlineMinPixels 是什么意思', '最小像素数用 OutlineMinPixels 钳制。'],
    ['边缘光强度怎么调', '强度'],
  ])('has the answer to %j among the first three in Chinese', (query, expected) => {
    expect(texts(zh, query).slice(0, 3)).toContain(expected);
  });

  it('a page about the words comes before a section of another page that they name', () => {
    const index = indexOf('en', [
      [1, 'Console variables'],
      [2, 'Rim light', 'A rim light has four variables: rim light width, rim light colour and two more.'],
      [1, 'Add screen-space rim lights', 'A rim light follows the silhouette.'],
      [1, 'Questions'],
      [2, 'Ghosting'],
    ]);
    expect(texts(index, 'rim light')[0]).toBe('Add screen-space rim lights');
    expect(texts(index, 'ghosting')[0]).toBe('Ghosting');
  });

  it('adding a page keeps the page whose title is the query first', () => {
    const words = ['outline', 'rim', 'light', 'shadow', 'shape', 'control', 'hair', 'width', 'screen', 'migrate'];
    const phrase = fc.array(fc.constantFrom(...words), {minLength: 1, maxLength: 4}).map((list) => list.join(' '));
    fc.assert(
      fc.property(
        fc.uniqueArray(phrase, {minLength: 2, maxLength: 5}),
        fc.array(phrase, {maxLength: 6}),
        ([added = '', ...titles], texts) => {
          const pages = titles.map((title): Heading => [1, title, ...texts.slice(0, 2)]);
          const all: Heading[] = [...pages, [1, added, ...texts], ...texts.map((text): Heading => [2, text, added])];
          const readersWords: ContentFile['keywords'] = [[pages.length, titles.join('|')]];
          for (const index of [indexOf('en', pages), indexOf('en', all, {}, readersWords)]) {
            for (const [at, title] of titles.entries()) {
              const [first] = search(index, title, everyPage).hits;
              expect(index.entries[first?.entry ?? -1]).toMatchObject({page: at, level: 1});
            }
          }
        },
      ),
      // Building an index takes milliseconds.
      {numRuns: 30},
    );
  });

  it('the order of words decides between near ties only', () => {
    const words = fc.constantFrom(
      'outline',
      'outlines',
      'width',
      'rim',
      'light',
      'shadow',
      'shape',
      'console',
      'pixels',
    );
    const query = fc.uniqueArray(words, {minLength: 2, maxLength: 4});
    fc.assert(
      fc.property(query, (typed) => {
        const {hits} = search(en, typed.join(' '), everyPage);
        const [other] = search(en, typed.toReversed().join(' '), everyPage).hits;
        const score = hits.find(({entry}) => entry === other?.entry)?.score ?? 0;
        expect(score).toBeGreaterThanOrEqual((hits[0]?.score ?? 0) * NEAR_TIE);
      }),
    );
  });

  it("finds a section by readers' words that it lacks, and shows its heading", () => {
    const index = indexOf(
      'en',
      [
        [1, 'Console variables', 'All of them.'],
        [1, 'Shadows'],
        [2, 'White speckles'],
      ],
      {},
      [[2, 'fireflies|grainy shadow']],
    );
    expect(texts(index, 'fireflies')).toEqual(['White speckles']);
    expect(texts(index, 'firelfies')).toEqual(['White speckles']);
  });

  it('names the terms of the glossary nearest to a word, in the language of the pages', () => {
    expect(nearestTerms(en, 'lambertian')[0]).toBe('lambert');
    expect(nearestTerms(zh, '法向')[0]).toBe('法线');
    expect(nearestTerms(zh, 'lambertian')[0]).toBe('兰伯特');
    expect(nearestTerms(en, 'qwzx')).toEqual([]);
  });

  it('finds simplified text by traditional characters and marks it', () => {
    expect(marked(zh, '邊緣光')).toEqual(marked(zh, '边缘光'));
    expect(texts(en, '邊緣光')[0]).toBe('Screen-space rim lights');
  });

  it('reads initials of two words whose texts are apart', () => {
    const index = indexOf(
      'zh-Hans',
      [
        [1, '控制描边的形状', '先放好外壳。'],
        [2, '定宽度', '拖动滑杆。'],
        [1, '支持情况'],
        [2, '描边宽度限制'],
      ],
      {miao: '描', bian: '边', kuan: '宽', du: '度'},
    );
    expect(texts(index, 'mbkd')).toContain('定宽度');
  });

  it('does not take a query of known words for a mistyped one of readers', () => {
    const index = indexOf(
      'zh-Hans',
      [
        [1, '控制描边的形状', '描边的残影来自速度缓冲。'],
        [1, '常见问题'],
        [2, '渲染出来不同'],
      ],
      {},
      [[2, '描边残影']],
    );
    expect(texts(index, '描边有残影')).toContain('控制描边的形状');
  });

  it('finds nothing for a word that the index lacks', () => {
    expect(texts(en, 'qwertyuiop')).toEqual([]);
    expect(texts(zh, '量子纠缠')).toEqual([]);
  });

  it('prefers entries with all words to entries with some', () => {
    expect(texts(en, 'outline pixels')).not.toContain('Screen-space rim lights');
    expect(texts(en, 'outline zebra')[0]).toBe('Control the shape of outlines');
  });

  it('fills up the answer when one text holds a rare word by chance', () => {
    const index = indexOf('zh-Hans', [
      [1, '控制光照', '光照的颜色。'],
      [1, '光照一览', '变量。'],
      [1, '许可', '公司的工作室内部可以共享光照。'],
    ]);
    const titles = search(index, '室内光照', () => true).hits.map(
      ({entry}) => index.pages[index.entries[entry]?.page ?? -1]?.path,
    );
    expect(titles[0]).toBe('/zh-Hans/docs/2');
    expect(titles.slice(1).sort()).toEqual(['/zh-Hans/docs/0', '/zh-Hans/docs/1']);
  });

  it('puts the definition first when the query asks what a word means, the page about it otherwise', () => {
    const index = indexOf('en', [
      [1, 'Control the transition', 'The terminator is placed by a threshold.'],
      [2, 'Place the terminator', 'Move the terminator.'],
      [2, 'Terminator glossary notes'],
      [1, 'Glossary'],
      [5, 'Terminator', 'The line between light and shadow.'],
    ]);
    const first = (query: string) => index.entries[search(index, query, () => true).hits[0]?.entry ?? -1]?.folded;
    expect(first('what is a terminator')).toBe('terminator');
    expect(first('terminator meaning')).toBe('terminator');
    expect(first('terminator')).toBe('place the terminator');
    expect(first('glossary terminator')).toBe('terminator');
  });

  it('shows a parameter once, where it is defined, unless the query names the page of another place', () => {
    const index = indexOf('en', [
      [1, 'Control the shape of outlines', 'The line around a character.'],
      [2, 'Parameters of the outline'],
      [6, 'OutlineWidth', 'Centimetres'],
      [6, 'OutlineColor', 'Any colour'],
      [1, 'Material parameters'],
      [2, 'Lines'],
      [3, 'OutlineWidth', 'How far the hull is pushed.'],
    ]);
    const found = (query: string) =>
      search(index, query, () => true)
        .hits.map(({entry}) => index.entries[entry]?.anchor ?? '')
        .filter((anchor) => ['h2', 'h3', 'h6'].includes(anchor));
    expect(found('outline shape').sort()).toEqual(['h3', 'h6']);
    expect(found('control the shape of outlines width')[0]).toBe('h2');
    expect(found('centimetres')).toEqual(['h2']);
  });

  it('moves hits that follow three others under one heading behind others that score nearly as much, but no first hit', () => {
    const index = indexOf('en', [
      [1, 'Questions'],
      [2, 'Line'],
      ...Array.from({length: 6}, (_, i): Heading => [3, `Line ${i}`]),
      [1, 'Lines'],
      [1, 'Other'],
    ]);
    const order = (...hits: [entry: number, score: number][]) =>
      scattered(
        index,
        hits.map(([entry, score]) => ({entry, score})),
      ).map(({entry}) => entry);
    expect(order([3, 1], [4, 1], [5, 1], [6, 1], [7, 1], [9, 0.95], [10, 0.5])).toEqual([3, 4, 5, 9, 6, 7, 10]);
    expect(order([3, 1], [4, 1], [9, 1], [5, 1], [10, 0.99])).toEqual([3, 4, 9, 5, 10]);
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(9)),
        fc.array(fc.double({min: 0, max: 2, noNaN: true}), {minLength: 10}),
        (ids, scores) => {
          scores.sort((a, b) => b - a);
          const hits = ids.map((entry, i) => ({entry, score: scores[i] ?? 0}));
          const found = scattered(index, hits).map(({entry}) => entry);
          expect(found.slice(0, 3)).toEqual(ids.slice(0, 3));
          expect([...found].sort()).toEqual([...ids].sort());
        },
      ),
    );
  });

  it('a short Han title before a long Latin word names the page', () => {
    const index = indexOf('zh-Hans', [
      [1, '附录'],
      [2, '细节', 'Custom Depth-Widgets Pass。'],
      [1, 'Widgets 设置', '附录。'],
      [2, 'Widgets', '名词见附录。'],
    ]);
    const first = (query: string) => index.entries[search(index, query, everyPage).hits[0]?.entry ?? -1]?.page;
    expect(first('Widgets')).toBe(1);
    expect(first('附录 Widgets')).toBe(0);
  });

  it('finds the other forms of a mistyped word', () => {
    const index = indexOf('en', [
      [1, 'Specks', 'They are flickering.'],
      [1, 'Noise', 'Lines flicker in motion.'],
    ]);
    expect(search(index, 'flikering', () => true).hits).toHaveLength(2);
  });

  it('a misspelled word reaches what means the same', () => {
    const index = indexOf('en', [
      [1, 'Outlines', 'A line around the character.'],
      [1, 'Shadows', 'The terminator.'],
      [1, 'Words', 'A short word.'],
    ]);
    expect(texts(index, 'contuor')).toEqual(texts(index, 'contour'));
    expect(texts(index, 'lnie')).toEqual(texts(index, 'line'));
    // A word that is somewhere, or one of another first letter, is none that was mistyped.
    expect(texts(index, 'short')).toEqual(['A short word.']);
    expect(texts(index, 'sword')).toEqual([]);
  });

  it('names a parameter once, where it is defined, also with a value', () => {
    const index = indexOf('en', [
      [1, 'Presets'],
      [6, 'RimWidth', '4 px 6 px'],
      [1, 'Steps'],
      [2, 'Set up', 'Set RimWidth to 6 and RimWidth 6 is done.'],
      [1, 'Parameters'],
      [3, 'RimWidth', 'How far the rim reaches.'],
    ]);
    for (const query of ['RimWidth', 'rimwidth 6', 'RimWidth=0.5']) {
      const {hits} = search(index, query, everyPage);
      const entries = hits.map(({entry}) => index.entries[entry]);
      expect(entries[0]).toMatchObject({page: 2, level: 3});
      expect(entries.filter((entry) => entry?.folded === 'rimwidth')).toHaveLength(1);
    }
  });

  it('a number is none of the digits of a version, and is not marked there', () => {
    const index = indexOf('en', [
      [1, 'Version 5.6'],
      [1, 'Views', 'View 6 shows shadows, 5.6 has more.'],
    ]);
    expect(texts(index, '6')).toEqual(['View 6 shows shadows, 5.6 has more.']);
    expect(marked(index, '6')).toEqual(['View <mark>6</mark> shows shadows, 5.6 has more.']);
    for (const version of ['5.6', 'UE5.6', 'Unreal 5.6']) expect(texts(index, version)[0]).toBe('Version 5.6');
  });

  it('a word that means another one is not found in a name', () => {
    const index = indexOf('zh-Hans', [
      [1, 'Toon Character组件'],
      [1, '着色', '卡通渲染的做法。'],
    ]);
    expect(texts(index, '二次元')).toEqual(['卡通渲染的做法。']);
    expect(texts(index, 'toon')[0]).toBe('Toon Character组件');
  });

  it('a comparison leads to the section that chooses', () => {
    const index = indexOf('en', [
      [1, 'Hair: the ring and the strand'],
      [2, 'Build both', 'First the ring, then the strand.'],
      [1, 'Questions', 'All of them.'],
      [2, 'Which one, ring or strand, for the length of your hair?', 'Long hair: strand.'],
    ]);
    expect(texts(index, 'ring strand')[0]).toBe('Hair: the ring and the strand');
    for (const query of ['ring vs strand', 'difference between ring and strand', 'which is better ring or strand'])
      expect(texts(index, query)[0]).toMatch('Which one');
  });

  it('a version leads to the page of its changes; with the word tutorial it leads to tutorials', () => {
    const index = indexOf(
      'en',
      [
        [1, 'History'],
        [2, '5.2', 'Added.'],
        [1, 'Legacy tutorials', 'For 5.0 to 5.3.'],
      ],
      {},
      [[2, '5.2 tutorial']],
    );
    expect(texts(index, '5.2')[0]).toBe('5.2');
    expect(texts(index, '5.2 tutorials')[0]).toBe('Legacy tutorials');
  });

  it('finds a heading with the words that say little as they were typed before one without them', () => {
    const index = indexOf('zh-Hans', [
      [1, '常见问题'],
      [2, '描边'],
      [2, '不随附的描边'],
    ]);
    expect(texts(index, '的描边')[0]).toBe('不随附的描边');
    expect(texts(index, '的 描边')[0]).toBe('描边');
  });

  it('takes a begun part of an identifier for no plural and for no other part', () => {
    const index = indexOf('en', [
      [1, 'Rim and depth'],
      [1, 'Parameters'],
      [3, 'RimDepth'],
      [3, 'RimDepthFalloff'],
      [3, 'RimDepthStrength'],
    ]);
    expect(texts(index, 'RimDepthF')).toEqual(['RimDepthFalloff']);
    expect(texts(index, 'RimDepthS')).toEqual(['RimDepthStrength']);
  });

  it('finds what a phrase names without the word of it that says little', () => {
    const index = indexOf('en', [
      [1, 'Project and editor settings'],
      [1, 'Plugins'],
      [2, 'Parts', 'Their content is shown below the project.'],
      [2, 'Other', 'Open the project settings.'],
      [1, 'Use with existing projects'],
    ]);
    expect(texts(index, 'plugins project settings').slice(0, 3)).toContain('Their content is shown below the project.');
    expect(texts(index, 'existing project settings')[0]).toBe('Use with existing projects');
  });

  it('ignores question words, unless the query has no other word', () => {
    const index = indexOf('en', [
      [1, 'Lines', 'What RimWidth does is not meant here.'],
      [2, 'Width', 'RimWidth in pixels.'],
      [2, 'What does it mean?', 'A heading.'],
    ]);
    expect(texts(index, 'what does RimWidth mean').sort()).toEqual(texts(index, 'RimWidth').sort());
    expect(texts(index, 'what does it mean')[0]).toBe('What does it mean?');
    expect(marked(index, 'what does RimWidth mean')).toContain('What <mark>RimWidth</mark> does is not meant here.');
  });

  it('does not match an HTML tag by its single letters', () => {
    const index = indexOf('en', [[1, 'Axes', 'The x axis.']]);
    expect(texts(index, 'x')).not.toEqual([]);
    expect(texts(index, '<img src=x>')).toEqual([]);
  });

  it('matches short prefixes in headings only', () => {
    expect(texts(en, 'sm')).toEqual([]);
  });

  it('leaves out pages that are not accepted', () => {
    expect(search(en, 'outline', (page) => page === 3).hits.every(({entry}) => en.entries[entry]?.page === 3)).toBe(
      true,
    );
  });
});

describe('highlight', () => {
  it('marks exactly the matched text', () => {
    expect(marked(en, 'outlinewi')[0]).toBe('Outline width is <mark>OutlineWi</mark>dth, in cm.');
    expect(marked(en, 'gohsting')[0]).toBe('<mark>Ghosting</mark>');
    expect(marked(zh, 'miaobian')[0]).toBe('控制<mark>描边</mark>的形状');
    expect(marked(zh, 'outline')[0]).toBe('控制<mark>描边</mark>的形状');
  });

  it('marks no letters inside a Latin word', () => {
    const marks = [
      {
        words: new Map<string, [number, number]>([
          ['outline', [3, 7]],
          ['edge', [0, 4]],
        ]),
        strings: new Set(['line', 'i', 'rim', '线']),
        alone: new Set(['edge', '线']),
      },
    ];
    const html = (text: string) => markUp(text, findRanges(text, marks), TAGS);
    // Words that were not typed are marked where they are whole.
    expect(html('EdgeWidth of an edge, 内线, 线')).toBe('EdgeWidth of an <mark>edge</mark>, 内线, <mark>线</mark>');
    expect(html('Third outline')).toBe('Third <mark>outline</mark>');
    expect(html('lines of a RimLine, i in')).toBe('<mark>line</mark>s of a <mark>RimLine</mark>, <mark>i</mark> in');
    expect(html('描line')).toBe('描<mark>line</mark>');
  });

  it('escapes inside and outside of marks', () => {
    const text = '<b>outline</b> & <img src=x onerror=alert(1)>';
    expect(markUp(text, [[1, 10]], TAGS)).toBe(
      '&lt;<mark>b&gt;outline</mark>&lt;/b&gt; &amp; &lt;img src=x onerror=alert(1)&gt;',
    );
  });

  it('cuts snippets around the marks', () => {
    const text = Array.from({length: 40}, (_, i) => `word${i}`).join(' ');
    const at = text.indexOf('word30');
    expect(snippet(text, [[at, at + 6]], TAGS, 5, '…')).toBe('…word28 word29 <mark>word30</mark> word31 word32…');
    expect(snippet('short text', [], TAGS, 10, '…')).toBe('short text');
    const sentences = 'The first one. It has a second with words. The third.';
    const second = sentences.indexOf('second');
    expect(snippet(sentences, [[second, second + 6]], TAGS, 5, '…')).toBe('…It has a <mark>second</mark> with…');
    // A mark of more words than the snippet has is whole.
    expect(snippet('one two three four five', [[4, 18]], TAGS, 2, '…')).toBe('…<mark>two three four</mark>…');
  });

  it('counts two Han characters as a word', () => {
    expect(snippet('一二三四五六七八九十', [], TAGS, 2, '…')).toBe('一二三四…');
  });
});

describe('hostile input', () => {
  const HOSTILE = [
    '',
    ' ',
    '<img src=x onerror=alert(1)>',
    '</mark><script>alert(1)</script>',
    '"><svg onload=alert(1)>',
    '\ud800',
    '\udc00\ud800',
    'out\ud83dline',
    '\u202eenilтuo\u202c',
    '😀😀😀',
    '👩‍👩‍👧‍👦 outline',
    '.'.repeat(64),
    '('.repeat(64),
    '[a-z]+(.*)*$',
    '描'.repeat(64),
    'a'.repeat(64),
    'ab '.repeat(30),
    '__proto__',
    'constructor',
    'hasOwnProperty',
    '\u0000\u0001',
    'é'.repeat(64),
    '１２３ＡＢＣ',
    '５．４',
    '%00%3Cscript%3E',
    '{{constructor}}',
    '\\',
    'r.Toon..Outline',
    '-----',
    '𠮷野家',
  ];

  function expectSource(query: string): void {
    for (const index of [zh, en]) {
      const {hits, marks} = search(index, query, everyPage);
      for (const {entry} of hits) {
        const text = index.entries[entry]?.text ?? '';
        const html = markUp(text, findRanges(text, marks), TAGS);
        expect(html.replace(/<\/?mark>/g, '')).toBe(escapeHtml(text));
      }
    }
  }

  it.each(HOSTILE)('%j is answered with text that strips back to its source', expectSource);

  it('any code units, lone surrogates among them, are answered so', () => {
    const units = fc.array(fc.integer({min: 0, max: 0xffff}), {maxLength: 80});
    fc.assert(fc.property(units, (codes) => expectSource(String.fromCharCode(...codes))));
  });

  it('words of the index among anything else are answered so', () => {
    const word = fc.constantFrom(
      'outline',
      '描边',
      'r.Toon',
      'OutlineWidth',
      'miao',
      '阴影',
      '5.4',
      '\u202e',
      '😀',
      '<b>',
    );
    const mixed = fc.array(fc.oneof(word, fc.string({unit: 'binary', maxLength: 4})), {maxLength: 12});
    fc.assert(fc.property(mixed, fc.constantFrom('', ' '), (pieces, joint) => expectSource(pieces.join(joint))));
  });

  /** The longest query has 64 characters and 2080 substrings: fewer than half of them may be looked up. */
  const MOST_LOOK_UPS = 1000;

  it.each(HOSTILE)('%j is answered with few look-ups', (query) => {
    const lookUps = [vi.spyOn(zh.latin, 'get'), vi.spyOn(zh.han, 'get'), vi.spyOn(zh.readings, 'get')];
    search(zh, query, everyPage);
    const count = lookUps.reduce((sum, {mock}) => sum + mock.calls.length, 0);
    vi.restoreAllMocks();
    expect(count).toBeLessThan(MOST_LOOK_UPS);
  });
});

describe('thesaurus', () => {
  it('divides a Han run into its words and what lies between', () => {
    const {thesaurus} = zh;
    expect(thesaurus.divide('描边宽度').map(({text}) => text)).toEqual(['描边', '宽度']);
    expect(thesaurus.divide('描边某某宽度')).toEqual([
      {text: '描边', known: true},
      {text: '某某', known: false},
      {text: '宽度', known: true},
    ]);
  });
});

describe('a site of another subject', () => {
  const site = (product: string[], asides: Record<string, number> = {}) =>
    buildIndex({
      language: 'en',
      product,
      asides,
      categories: ['Guide'],
      tags: ['docs-default-current'],
      pages: [
        ['/en/docs/c++', 0, 0, 10],
        ['/en/docs/unreal', 0, 0, 10],
      ],
      levels: [1, 2, 1, 2],
      anchors: ['', 'exercise', '', 'lists'],
      texts: ['Lists in 3.4', 'Sorting a list', 'Unreal numbers', 'Sorting a list'],
      readings: {},
      traditional: '',
      terms: [],
    });
  const titles = (index: Index, query: string) =>
    search(index, query, () => true).hits.map(({entry}) => index.entries[entry]?.text);

  it('finds a word that is the name of another product', () => {
    expect(titles(site([]), 'unreal')).toEqual(['Unreal numbers']);
    expect(search(site([]), 'unreal lists', () => true).marks).toHaveLength(2);
  });

  it('leaves out the names of its own product, also before a version', () => {
    const index = site(['c++', 'mylib']);
    expect(search(index, 'mylib lists', () => true).marks).toHaveLength(1);
    expect(titles(index, 'C++3.4')[0]).toBe('Lists in 3.4');
  });

  it('lowers no section but those that it names', () => {
    const first = (index: Index) =>
      index.entries[search(index, 'sorting a list', () => true).hits[0]?.entry ?? -1]?.anchor;
    expect(first(site([]))).toBe('exercise');
    expect(first(site([], {exercise: 0.5}))).toBe('lists');
  });
});
