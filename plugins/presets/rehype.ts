import type {Element, Root, RootContent} from 'hast';
import {h} from 'hastscript';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {fill, forLocale} from '../../config/localized';
import {currentLocale, type Locale} from '../../config/locales';
import {addressOf} from '../glossary/names';
import {demo, materialPresets, type MaterialPreset} from '../../src/stage/demos';
import {isProfileValue, unrealText, type ParameterValues} from '../../src/stage/exchange/unrealText';
import {parameter} from '../../src/stage/shading/parameters';
import {fullText} from '../parameters/entry';
import {attributeOf, importOf, jsx} from '../components';
import {stripPicture} from '../parameters/strip-html';
import {presetStrip} from '../parameters/strips';
import {table} from '../tables/table';
import texts from '../../data/pages.json';

type Node = RootContent | MdxJsxFlowElementHast;

const code = (text: string) => h('code', text);

const {words} = texts.presets;

/** Text with `code` in backticks and links: `[words](Tutorial/Page#anchor)`, the file below `docs/` without its ending. */
const prose = (text: string) =>
  text.split(/(`[^`]*`|\[[^\]]*\]\([^)]*\))/).map((part) => {
    const [, words = '', page] = /^\[([^\]]*)\]\(([^)]*)\)$/.exec(part) ?? [];
    if (page) return h('a', {href: addressOf(page)}, words);
    return part.startsWith('`') ? code(part.slice(1, -1)) : part;
  });

/** The query of a link that opens a stage on a preset. */
export const presetQuery = ({id, demo: stage}: MaterialPreset): string => `?stage=${stage}&stage-preset=${id}`;

/** Picture, values, link and paste text of a preset. */
function presetNodes(preset: MaterialPreset, locale: Locale): Node[] {
  const say = forLocale(words, locale);
  const definitions = Object.entries(preset.values).map(([id, value]) => ({definition: parameter(id), value}));
  const profile = definitions.filter(({definition}) => isProfileValue(definition));
  const {page} = demo(preset.demo);
  const query = presetQuery(preset);
  const href = page === 'Reference/Presets' ? query : `${addressOf(page)}${query}#${preset.demo}`;
  const text = unrealText(preset.values as ParameterValues);
  return [
    h('p', ...prose(forLocale(preset.note, locale))),
    ...(preset.steps
      ? [
          h(
            'ol',
            forLocale(preset.steps, locale).map((step) => h('li', ...prose(step))),
          ),
        ]
      : []),
    jsx('Strip', {id: presetStrip(preset.id), label: fill(say.picture, {name: forLocale(preset.label, locale)})}, []),
    h('p', h('a', {href}, say.open)),
    table(
      say.columns,
      definitions.map(({definition, value}) => [
        code(definition.id),
        ...[definition.default, value!].map((each) => fullText(definition, each, locale)),
      ]),
    ),
    ...(profile.length > 0
      ? [
          h(
            'p',
            ...(text
              ? [
                  say.profile.before,
                  ...profile.flatMap(({definition: {id}}, at) => [at > 0 ? say.join : '', code(id)]),
                  say.profile.after,
                ]
              : [say.profileOnly]),
          ),
        ]
      : []),
    ...(text
      ? [
          h('pre', {
            ...h('code', {className: ['language-text']}, text),
            data: {meta: `title="${say.paste}"`} as never,
          }),
        ]
      : []),
  ];
}

const isHeading = (node: Node) => /^h\d$/.test((node as Element).tagName);

/**
 * Prints each `<Preset id="…" />` with the heading above it as a picture of a wall, which opens what the preset looks like
 * beside the defaults, its values, a link to a stage and the text to paste.
 */
const rehypePresets: Plugin<[], Root> = () => (tree, file) => {
  const wall = jsx('PresetWall', {}, []);
  const anchors: string[] = [];
  const children: RootContent[] = [];
  for (const node of tree.children) {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Preset') {
      children.push(node);
      continue;
    }
    const preset = materialPresets.find(({id}) => id === attributeOf(node, 'id'));
    const at = children.findLastIndex(isHeading);
    if (!preset || at < 0) {
      const known = materialPresets.map(({id}) => id).join(', ');
      return file.fail(`<Preset> needs a heading above it and id="…": one of ${known}`, node);
    }
    const {properties, children: title} = children.splice(at)[0] as Element;
    const anchor = String(properties.id);
    anchors.push(anchor);
    // The theme's heading has a link to itself, and a summary holds no control. Readability drops headings whose id has "meta" in
    // it, unless a class outweighs it.
    const heading = jsx('h2', {id: anchor, className: 'text'}, title);
    if (wall.children.length === 0) children.push(wall as never);
    const summary = jsx('summary', {}, [heading, stripPicture(presetStrip(preset.id))]);
    wall.children.push(jsx('details', {}, [summary, ...presetNodes(preset, currentLocale())]));
  }
  wall.attributes.push({type: 'mdxJsxAttribute', name: 'anchors', value: anchors.join(' ')});
  if (wall.children.length > 0) children.unshift(importOf('PresetWall', '@site/src/features/parameters/PresetWall'));
  tree.children = children;
};

export default rehypePresets;
