import {identity} from '../../config/identity';
import {forLocale} from '../../config/localized';
import type {Locale} from '../../config/locales';
import {logo} from '../../config/logo';
import {tokens} from '../../config/tokens';
import {writesHan} from '../../packages/search/format';
import {CARD} from '../../src/features/social-cards/card';

const {light} = tokens;
const {width, height} = CARD;
const HAN_TITLE = {lineHeight: 1.32, letterSpacing: '.005em'};
const TITLE = {lineHeight: 1.14, letterSpacing: '-.022em'};
/** Breaks lines between words, in Chinese too. */
const breakable = (text: string, locale: Locale) =>
  [...new Intl.Segmenter(locale, {granularity: 'word'}).segment(text)]
    .map(({segment, isWordLike}) => (isWordLike ? '<wbr>' : '') + escape(segment))
    .join('');
const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A line holds fewer Han characters than letters, so the font size follows the width of the title. */
function titleSize(title: string): number {
  const em = [...title].reduce((sum, letter) => sum + (/\p{sc=Han}|[，。、：]/u.test(letter) ? 1 : 0.54), 0);
  return em > 26 ? 50 : em > 14 ? 58 : 68;
}

/**
 * HTML of a card: title at the left, the character in the slanted panel at the right. @param figure address of the character's
 * picture
 */
export function cardHtml(title: string, locale: Locale, figure: string): string {
  const {lineHeight, letterSpacing} = writesHan(locale) ? HAN_TITLE : TITLE;
  return `<!doctype html>
<html lang="${locale}"><meta charset="utf-8"><style>
* { box-sizing: border-box; margin: 0 }
body { width: ${width}px; height: ${height}px; overflow: hidden; position: relative; background: ${light.paper}; color: ${light.ink};
  font-family: Inter, 'Segoe UI', Roboto, 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', sans-serif; text-autospace: normal; line-break: strict }
.panel { position: absolute; inset: 40px 0 0 610px; background: radial-gradient(circle at 52% 50%, ${light.disc} 219px, transparent 220px),
  linear-gradient(10deg, ${light['sky-0']}, ${light['sky-1']}); clip-path: polygon(92px 0, 100% 0, 100% 100%, 0 100%) }
.edge { position: absolute; inset: 24px auto 0 606px; width: 104px; background: ${light.ink};
  clip-path: polygon(100% 0, 62% 42%, 40% 64%, 6% 100%, 0 100%, 31% 62%, 55% 40%) }
img { position: absolute; left: 565px; bottom: -16px; height: 640px; clip-path: inset(0 0 0 70px) }
.name { position: absolute; left: 64px; top: 56px; display: flex; align-items: center; gap: 14px; font: 700 28px/40px inherit; font-size: 28px; font-weight: 700 }
.name svg { width: 44px; height: 44px }
h1 { position: absolute; left: 64px; top: 130px; bottom: 130px; width: 560px; display: flex; align-items: center; font-size: ${titleSize(title)}px; font-weight: 700;
  line-height: ${lineHeight}; letter-spacing: ${letterSpacing}; text-wrap: balance; word-break: keep-all }
p { position: absolute; left: 64px; bottom: 56px; font-size: 22px; color: ${light['ink-2']} }
</style><div class="panel"></div><div class="edge"></div><img src="${figure}" alt="">
<div class="name">${logo(light.ink!)}${escape(forLocale(identity.name, locale))}</div><h1><span>${breakable(title, locale)}</span></h1><p>${escape(forLocale(identity.tagline, locale))}</p></html>`;
}
