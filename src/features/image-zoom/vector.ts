/** Makes SVG documents of what is not one image on the page, as addresses for an `<img>`. */

const SVG = 'http://www.w3.org/2000/svg';

/** medium-zoom enlarges an image over its own size when its address ends with `.svg`. */
const address = (svg: Element) =>
  `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}#.svg`;

/** Properties that the page's style sheets give to drawings; an image has no access to them. */
const PAINT = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'opacity',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'marker-start',
  'marker-end',
  'display',
  'visibility',
];

/** A drawing of the page as an image, in the colours of the present theme. */
export function drawingSource(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const {width, height} = drawing.viewBox.baseVal;
  const originals = drawing.querySelectorAll('*');
  copy.querySelectorAll<SVGElement>('*').forEach((element, index) => {
    const computed = getComputedStyle(originals[index]!);
    for (const name of PAINT) element.style.setProperty(name, computed.getPropertyValue(name));
  });
  for (const name of ['role', 'tabindex', 'aria-label', 'aria-labelledby', 'class']) copy.removeAttribute(name);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return address(copy);
}

/** The number of columns in which `count` boxes of an aspect ratio are largest on the screen. */
export function columnsFor(count: number, width: number, height: number, aspect: number): number {
  const sizes = Array.from({length: count}, (_, index) => {
    const columns = index + 1;
    return Math.min(width / columns, (height / Math.ceil(count / columns)) * aspect);
  });
  return sizes.indexOf(Math.max(...sizes)) + 1;
}

async function dataAddress(file: string): Promise<string> {
  const blob = await (await fetch(file)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error(file));
    reader.readAsDataURL(blob);
  });
}

function element(
  name: string,
  attributes: Record<string, string | number>,
  ...children: (Element | string)[]
): Element {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

const GAP = 12;
const CAPTION = 16;

/**
 * All pictures of a strip with what stands under them, in as many columns as suit the screen.
 * @param image one of its pictures: each has the file of all steps, side by side
 */
export async function stripSource(strip: HTMLElement, image: HTMLImageElement): Promise<string> {
  const captions = [...strip.querySelectorAll('.strip-value')].map((value) => (value as HTMLElement).innerText);
  const {naturalWidth, naturalHeight: tall} = image;
  const wide = naturalWidth / captions.length;
  const [cellWide, cellTall] = [wide + GAP, tall + CAPTION + GAP];
  const columns = columnsFor(captions.length, window.innerWidth, window.innerHeight, cellWide / cellTall);
  const rows = Math.ceil(captions.length / columns);
  const {color, fontFamily} = getComputedStyle(strip);
  const href = await dataAddress(image.currentSrc);
  const cells = captions.map((text, index) => {
    const [x, y] = [(index % columns) * cellWide, Math.floor(index / columns) * cellTall];
    return element(
      'g',
      {transform: `translate(${x} ${y})`},
      element(
        'svg',
        {width: wide, height: tall, viewBox: `${index * wide} 0 ${wide} ${tall}`},
        element('image', {href, width: naturalWidth, height: tall}),
      ),
      element(
        'text',
        {y: tall + CAPTION - 6, 'font-size': 8, 'font-family': fontFamily, fill: color},
        text.replace(/\s+/g, ' '),
      ),
    );
  });
  const [width, height] = [columns * cellWide - GAP, rows * cellTall - GAP];
  return address(element('svg', {width, height, viewBox: `0 0 ${width} ${height}`}, ...cells));
}
