/** Prints a strip of pictures as HTML, at build. */
import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {stripFile, type StripFile} from './files';
import {STEP, strips} from './strips';
import manifest from '../../src/features/parameters/strip-files.json';

const files = manifest as Readonly<Partial<Record<string, StripFile>>>;

/** What stands under a picture, and where it leads. */
export interface Caption {
  readonly content: readonly (ElementContent | string)[];
  readonly href?: string | undefined;
}

/** The style sheet has the size of its place. */
const picture = (id: string, hash: string): Element =>
  h('picture', [
    h('source', {type: 'image/avif', srcSet: `/assets/${stripFile(id, hash, 'avif')}`}),
    h('img', {src: `/assets/${stripFile(id, hash, 'webp')}`, alt: '', loading: 'lazy'}),
  ]);

/** One picture of a strip, which the style sheet cuts out of the file; what it shows is said beside it. */
export function stripPicture(id: string): Element | undefined {
  const file = files[id];
  return file && {...picture(id, file.hash), properties: {dataSearchSkip: ''}};
}

/**
 * The pictures of a strip side by side; `--change` draws the outline of what changes. Short: a page has more than a hundred.
 * @param label what the strip is of; a parameter's is named by its heading
 * @returns undefined when there is no such strip, or its pictures are not rendered yet
 */
export function stripFigure(id: string, captions: readonly Caption[], label?: string): Element | undefined {
  const [strip, file] = [strips.get(id), files[id]];
  if (!strip || !file) return undefined;
  const {length} = strip.steps;
  return h(
    'ol',
    {
      className: ['strip'],
      dataSearchSkip: '',
      ariaLabel: label,
      // The outline shows on focus: without links the strip itself takes it, and needs a name.
      ...(captions.every(({href}) => href) ? {} : {tabIndex: 0, ...(!label && {ariaLabelledBy: id})}),
      style: `--change:url(/assets/${stripFile(id, file.hash, 'change.webp')});--n:${length}${strip.scale ? `;--width:${STEP.width * strip.scale}px` : ''}`,
    },
    captions.map(({content, href}) => {
      const value = {className: ['strip-value']};
      return h('li', [
        picture(id, file.hash),
        href ? h('a', {...value, href}, ...content) : h('span', value, ...content),
      ]);
    }),
  );
}
