import type {Plugin} from '@docusaurus/types';
import {localized} from '../../config/locales';
import {isExample} from '../../config/published';
import texts from '../../data/published.json';

const style =
  '[data-example]{margin:0;padding:2px 20px;border-bottom:1px solid var(--lk-line);background:var(--lk-gold-wash);color:var(--lk-ink);font-size:13px;line-height:20px;text-align:center}';

/** The line above every page that shows the example entries of `npm start`: in the HTML alone, so that no script carries it. */
export default function exampleLine(): Plugin {
  const innerHTML = localized(texts.exampleLine.innerHTML);
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
