/** Puts the still of each step below its text; the style sheet shows it where no stage runs. */
import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import type {Plugin} from 'unified';
import {forLocale} from '../../config/localized';
import {currentLocale, type Locale} from '../../config/locales';
import {elementsIn, find, hasClass, squeeze, textOf} from '../page-pipeline/hast';
import {describe} from '../../src/stage/ui/values';
import type {StripFile} from '../parameters/files';
import {PANEL, PANEL_GAP, stillFile, stillKey, statesOf, type Shown} from './steps';
import manifest from '../../src/features/parameters/strip-files.json';
import texts from '../../data/stage.json';

const files = manifest as Readonly<Partial<Record<string, StripFile>>>;

/** What the file of a still shows; undefined when it is not rendered yet. */
function shownIn(queries: readonly string[], locale: Locale) {
  const file = files[stillKey(queries)];
  return file && {...statesOf(queries, locale), hash: file.hash};
}

const words = texts.stills;

/** A sentence: the title of the step, and of each picture what it alone sets. */
export function altOf(title: string, {data, states}: Pick<Shown, 'data' | 'states'>, locale: Locale): string {
  const {start, one, many, join} = forLocale(words, locale);
  const isShared = (id: string, value: unknown) =>
    states.length > 1 && states.every(({values}) => String(values[id]) === String(value));
  const told = states.map(({values, view}) => {
    const own = Object.entries(values).filter(([id, value]) => !isShared(id, value));
    const text = describe({controls: [...data.controls, ...data.hand], words: data.words}, Object.fromEntries(own));
    const shown = data.views.find(({id}) => id === view)?.label;
    return [text, shown].filter(Boolean).join(data.words.comma) || start;
  });
  return (states.length > 1 ? many : one)
    .replace('{title}', title.replace(/[.。:：]$/, ''))
    .replace('{state}', told.join(join));
}

/** Queries of the value links of a step, its first among them the state of the stage. */
const queriesOf = (step: Element): string[] =>
  [...elementsIn(step)].filter((each) => hasClass(each, 'stage-value')).map(({properties}) => String(properties.href));

function stillOf(step: Element): Element | undefined {
  const queries = queriesOf(step);
  const shown = queries.length > 0 && shownIn(queries, currentLocale());
  if (!shown) return undefined;
  const title = find(step, ({tagName}) => tagName === 'strong');
  const alt = altOf(title ? squeeze(textOf(title)) : '', shown, currentLocale());
  const {length} = shown.states;
  const size = {width: length * (PANEL.width + PANEL_GAP) - PANEL_GAP, height: PANEL.height};
  return h(
    'p',
    {className: ['step-still']},
    (['light', 'dark'] as const).map((theme) =>
      h('img', {
        className: [`lk-${theme}`],
        src: `/assets/${stillFile(shown.hash, theme)}`,
        alt,
        loading: 'lazy',
        ...size,
      }),
    ),
  );
}

const rehypeStills: Plugin<[], Root> = () => (tree) => {
  const blocks = tree.children.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' && node.name === 'Details' ? node.children : node,
  );
  for (const list of blocks)
    if (list.type === 'element' && list.tagName === 'ol')
      for (const step of list.children)
        if (step.type === 'element') {
          const still = stillOf(step);
          if (still) step.children.push(still);
        }
};

export default rehypeStills;
