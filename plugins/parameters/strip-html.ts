/** Prints a strip of pictures as HTML, at build. */
import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {stripFile, stripFormats, type StripFile} from './files';
import {STEP, strips} from './strips';
import manifest from '../../src/features/parameters/strip-files.json';

const files = manifest as Readonly<Partial<Record<string, StripFile>>>;

/** What stands under a picture, and where it leads. */
export interface Caption {
  readonly content: readonly (ElementContent | string)[];
  readonly href?: string | undefined;
}

function picture(id: string, hash: string, steps: number, scale: number): Element {
  const [[first, width], [last]] = Object.entries(stripFormats) as [['avif', number], ['webp', number]];
  return h('picture', [
    h('source', {type: `image/${first}`, srcSet: `/assets/${stripFile(id, hash, first)}`}),
    h('img', {
      src: `/assets/${stripFile(id, hash, last)}`,
      alt: '',
      width: width * steps * scale,
      height: Math.round((width * scale * STEP.height) / STEP.width),
      loading: 'lazy',
    }),
  ]);
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
        picture(id, file.hash, length, strip.scale ?? 1),
        href ? h('a', {...value, href}, ...content) : h('span', value, ...content),
      ]);
    }),
  );
}
