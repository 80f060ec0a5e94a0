import type {Plugin} from '@docusaurus/types';
import {localized} from '../../config/locales';
import {isExample} from '../../config/published';

const style =
  '[data-example]{margin:0;padding:2px 20px;border-bottom:1px solid var(--lk-line);background:var(--lk-gold-wash);color:var(--lk-ink);font-size:13px;line-height:20px;text-align:center}';

/** The line above every page that shows the example entries of `npm start`: in the HTML alone, so that no script carries it. */
export default function exampleLine(): Plugin {
  const innerHTML = localized({
    'zh-Hans': '示例条目来自<code>config/example.ts</code>，只有npm start显示。',
    en: 'Example entries from <code>config/example.ts</code>, which npm start alone shows.',
  });
  return {
    name: 'example-line',
    injectHtmlTags: () =>
      isExample
        ? {
            headTags: [{tagName: 'style', innerHTML: style}],
            preBodyTags: [{tagName: 'p', attributes: {'data-example': ''}, innerHTML}],
          }
        : {},
  };
}
