/** Documents of a site without a glossary, in each language, through the packed index. */
import {describe, expect, it} from 'vitest';
import {buildIndex} from '../engine/build';
import {search} from '../engine/rank';
import {packIndex} from './pack';

/** @param pages title and text of each */
function finder(language: string, pages: readonly (readonly [title: string, text: string])[]) {
  const {headings, content} = packIndex(
    language,
    pages.map(([title, text], i) => ({
      path: `/${i}`,
      category: 'Guide',
      language,
      tag: 'docs-default-current',
      version: [],
      rank: 10,
      blocks: [
        {level: 1, text: title, anchor: ''},
        {level: 0, text, anchor: ''},
      ],
    })),
    {product: [], asides: {}, glossary: [], everyday: []},
  );
  const index = buildIndex(headings, content);
  /** Titles of the pages found, best first. */
  return (query: string) => {
    const found = search(index, query, () => true).hits.map(({entry}) => pages[index.entries[entry]?.page ?? -1]?.[0]);
    return [...new Set(found)];
  };
}

describe('Chinese', () => {
  const pages = [
    ['描边的宽度', '角色走远以后描边会变细，什么时候变细由材质决定。'],
    ['边缘光', '边缘光沿着轮廓发亮。'],
    ['面部阴影', '面部的阴影由贴图决定，光源转动时阴影跟着移动。'],
  ] as const;
  const find = finder('zh-Hans', pages);

  it('a sentence that no text has is divided into words that texts have', () => {
    expect(find('光源转到侧面时面部不好看')[0]).toBe('面部阴影');
  });

  it('a sentence finds the section that has its words in several blocks, or others that mean the same', () => {
    const tell = finder('zh-Hans', [
      ['安装', '安装以后可以改名。照片也会搬过来。'],
      ['收尾', '照片不会自己消失。点两次就删除。'],
      ['日期', '日期由相机写进文件。'],
    ]);
    expect(tell('怎么把多余照片统统去掉')[0]).toBe('收尾');
  });

  it('a sentence finds what the pages call by an English word', () => {
    const tell = finder('zh-Hans', [
      ['清理', '每次运行以后清理一遍，不要留下什么。'],
      ['Effect', 'Effect 与外面的系统同步。'],
    ]);
    expect(tell('副作用跑了一遍又一遍')[0]).toBe('Effect');
  });

  it('a sentence is told from parts of it that texts have as typed', () => {
    const tell = finder('zh-Hans', [
      ['厨房', '碗用完会被清理。'],
      ['墙', '墙上有旧的照片，有钟，有画，有日历，还有一面镜子和一盏灯。'],
      ['相册', '相册满了，旧照片就从相册清理，清理以后照片不再留着，旧的不去新的不来。'],
    ]);
    expect(tell('旧的照片什么时候会被清理')[0]).toBe('相册');
  });

  it('a sentence keeps its negation', () => {
    const tell = finder('zh-Hans', [
      ['登录', '登录的时候输入密码。'],
      ['访客', '访客不需要密码。'],
    ]);
    expect(tell('什么样的人不需要输入密码')[0]).toBe('访客');
  });

  it('a sentence of which the site has single characters alone finds nothing', () => {
    expect(find('黑发会动')).toEqual([]);
  });

  it.each([
    ['zh-Hans', pages, '邊緣光', '边缘光'],
    [
      'zh-Hant',
      [
        ['描邊的寬度', '描邊會變細。'],
        ['邊緣光', '邊緣光沿着輪廓發亮。'],
      ] as const,
      '边缘光',
      '邊緣光',
    ],
    [
      'zh-Hant',
      [
        ['描邊的寬度', '描邊會變細。'],
        ['邊緣光', '邊緣光沿着輪廓發亮。'],
      ] as const,
      'bianyuanguang',
      '邊緣光',
    ],
  ])('pages in %s are found in the other script and by pinyin', (language, documents, query, title) => {
    expect(finder(language, documents)(query)[0]).toBe(title);
  });

  it('a character that is simplified itself stays, though it also has another simplified one', () => {
    // 么 is a traditional form of 幺.
    expect(find('描边的宽度是什么')[0]).toBe('描边的宽度');
    expect(find('什么时候变细')[0]).toBe('描边的宽度');
  });
});

describe.each<[language: string, documents: [string, string][], queries: [string, string][]]>([
  [
    'ja',
    [
      ['コンポーネントの基礎', 'コンポーネントはデータを受け取ります。'],
      ['算出プロパティ', '算出プロパティの値はキャッシュされます。'],
    ],
    [
      ['こんぽーねんと', 'コンポーネントの基礎'],
      ['キャッシュ', '算出プロパティ'],
      ['値をキャッシュ', '算出プロパティ'],
      ['基礎 コンポーネント', 'コンポーネントの基礎'],
    ],
  ],
  [
    'ko',
    [
      ['설정 파일', '이 파일은 기술을 정합니다. 값을 수정하세요.'],
      ['구성 요소', '구성 요소는 모양이 다릅니다.'],
    ],
    [
      ['기술', '설정 파일'],
      ['모양', '구성 요소'],
      ['설정파일', '설정 파일'],
      ['수정하는', '설정 파일'],
    ],
  ],
])('pages in %s', (language, documents, queries) => {
  it.each(queries)('%s finds %s', (query, title) => {
    expect(finder(language, documents)(query)[0]).toBe(title);
  });
});

describe('a query of two words typed as one', () => {
  it('finds the title that has them apart, also when a text has them as one', () => {
    const find = finder('zh-Hans', [
      ['工具', '在 webcomponents 里使用。'],
      ['Web Components', '自定义元素。'],
    ]);
    expect(find('WebComponents')).toContain('Web Components');
  });
});

describe('a query of four words', () => {
  const find = finder('en', [
    ['Surface colors', 'Every color has edges.'],
    ['Watchers', 'A getter reads the edges of the surface.'],
  ]);

  it('finds the text that contains it as typed before a title with its words', () => {
    expect(find('edges of the surface')[0]).toBe('Watchers');
  });
});
