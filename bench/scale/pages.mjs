import {loadTypeScript} from '../../scripts/lib.mjs';

/** Words for titles and sentences, so that pages differ as real ones do. */
const words = {
  en:
    'outline shadow ramp rim light hair ring layer material normal engine console variable character scene lighting ' +
    'transition vertex colour import mesh texture curve atlas depth width threshold mask pass buffer plugin',
  'zh-Hans':
    '描边 阴影 渐变 边缘光 头发 高光环 材质层 材质 法线 引擎 控制台 变量 角色 场景 光照 过渡 顶点 颜色 导入 网格 贴图 ' +
    '曲线 图集 深度 宽度 阈值 遮罩 通道 缓冲 插件',
};
const SECTIONS = 5;
const SENTENCES = 12;

const {seeded} = await loadTypeScript('src/stage/character/seeded.ts');

/** Markdown of a generated page, about as long as a tutorial. */
export function pageText(locale, index) {
  const random = seeded(index);
  const list = words[locale].split(' ');
  const pick = (count) =>
    Array.from({length: count}, () => list[Math.floor(random() * list.length)]).join(locale === 'en' ? ' ' : '');
  const sentence = () => (locale === 'en' ? `The ${pick(9)}.` : `${pick(8)}。`);
  const title = `${pick(4)} ${index}`;
  const sections = Array.from(
    {length: SECTIONS},
    (_, at) => `## ${pick(3)} {/* #section-${at} */}\n\n${Array.from({length: SENTENCES}, sentence).join('\n')}\n`,
  );
  return `---\ntitle: ${title}\ndescription: ${sentence()}\n---\n\n${sections.join('\n')}`;
}
