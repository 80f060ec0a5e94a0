// A neutral corpus: the same pages for every site generator, written by a seeded random generator. Words are frequent ones; a page
// has two levels of headings, code, a table, a quotation, a list and a picture.
import {loadTypeScript} from '../../scripts/lib.mjs';

const {seeded} = await loadTypeScript('src/stage/character/seeded.ts');

const LATIN =
  'the of to and in is for with on that by as it from an be are this which can when at or has must system process memory buffer thread device driver module kernel packet signal socket stream vector matrix tensor filter engine worker client server request response session channel handler adapter manager builder context options config value string number object pointer function method class template library package version release update install compile link build test debug profile trace error warning report output input file folder path network address port host protocol encode decode render window panel button menu layout camera sensor motion loop event queue timer clock sample rate frame image pixel color depth model layer weight index cache storage record table column query result user group role token policy rule check'.split(
    ' ',
  );
const HAN = [
  ...'的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其些然前外天政四日那社义事平形相全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解问意建月公无系军很情者最立代想已通并提直题党程展五果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少图山统接知较将组见计别她手角期根论运农指几九区强放决西被干做必战先回则任取据处队南给色光门即保治北造百规热领七海口东导器压志世金增争济阶油思术极交受联什认六共权收证改清己美再采转更单风切打白教速花带安场身车例真务具万每目至达走积示议声报斗完类八离华名确才科张信马节话米整空元况今集温传土许步群广石记需段研界拉林律叫且究观越织装影算低持音众书布复容儿须际商非验连断深难近矿千周委素技备半办青省列习响约支般史感劳便团往酸历市克何除消构府称太准精值号率族维划选标写存候毛亲快效斯院查江型眼王按格养易置派层片始却专状育厂京识适属圆包火住调满县局照参红细引听该铁价严',
];

/** The locales of the corpus, the first without a prefix where a generator allows it, and their names of the five sections. */
export const corpusLocales = {
  'zh-Hans': ['快速入门', '核心概念', '配置说明', '开发指南', '参考手册'],
  en: ['Getting Started', 'Core Concepts', 'Configuration', 'Developer Guide', 'Reference'],
};

const upper = (text) => text[0].toUpperCase() + text.slice(1);
const times = (count, make) => Array.from({length: count}, (_, at) => make(at));

function writer(locale, seed) {
  const random = seeded(seed);
  const han = locale.startsWith('zh');
  const pick = (list) => list[Math.floor(random() * list.length)];
  // Frequent words come first in the list.
  const frequent = (list) => list[Math.floor(list.length * random() ** 1.6)];
  const words = (count) => times(count, () => (han ? frequent(HAN) + pick(HAN) : frequent(LATIN))).join(han ? '' : ' ');
  const sentence = () =>
    han
      ? `${words(7 + Math.floor(random() * 5))}，${words(4 + Math.floor(random() * 4))}。`
      : `${upper(words(9 + Math.floor(random() * 9)))}.`;
  return {
    words,
    name: () => pick(LATIN.slice(24)),
    number: (most) => Math.floor(random() * most),
    text: (count) => times(count, sentence).join(han ? '' : ' '),
  };
}

/** Markdown of a page without its title, its description, and its title. */
function pageOf(locale, at, section, seed) {
  const {words, name, number, text} = writer(locale, seed * 1_000_003 + at * 97 + locale.length);
  const code = times(2, (f) => {
    const [verb, noun] = [name(), name()];
    return `// ${verb} ${noun}\nint ${verb}_${noun}${f}(const std::vector<int>& input, int ${noun}) {\n  int total = 0;\n  for (const auto& item : input) {\n    if (item > ${number(100)}) total += item * ${noun};\n  }\n  return total;\n}\n`;
  }).join('\n');
  const extras = [
    `![${words(2)}](/img/corpus-${section + 1}.svg)`,
    `\`\`\`cpp\n#include <vector>\n\n${code}\`\`\``,
    `> **${words(1)}** ${text(2)}`,
    `| A | B | C |\n| --- | --- | --- |\n${times(6, () => `| \`${name()}\` | ${name()} | ${words(6)} |`).join('\n')}`,
    `\`\`\`ini\n${times(3, () => `[${name()}]\n${times(3, () => `${name()}_${name()} = ${number(9000)}`).join('\n')}\n`).join('\n')}\`\`\``,
    times(3, () => `- ${words(8)}`).join('\n'),
  ];
  const body = extras.flatMap((extra, part) => [
    `${part % 2 === 1 && part < 4 ? '###' : '##'} ${upper(words(3))} ${part + 1}`,
    text(3),
    `${text(3)} **${words(2)}** \`${name()}_${name()}\``,
    extra,
  ]);
  return {title: `${upper(words(3))} ${at + 1}`, description: upper(words(9)), body: [text(4), ...body].join('\n\n')};
}

/**
 * @param {{pages?: number, seed?: number}} [options]
 * @returns for each locale its pages: `slug` such as `cat-1/page-01`, `section` from 0, `title`, `description`, `body`
 */
export function corpus({pages = 40, seed = 7} = {}) {
  const sections = corpusLocales.en.length;
  return Object.fromEntries(
    Object.keys(corpusLocales).map((locale) => [
      locale,
      times(pages, (at) => {
        const section = Math.floor((at * sections) / pages);
        const slug = `cat-${section + 1}/page-${String(at + 1).padStart(2, '0')}`;
        return {slug, section, ...pageOf(locale, at, section, seed)};
      }),
    ]),
  );
}
