import {themes, type PrismTheme} from 'prism-react-renderer';

/** The colour themes of code (specification, section 4), by their names in prism-react-renderer. */
export const codeThemes = [
  'dracula',
  'duotoneDark',
  'duotoneLight',
  'github',
  'jettwaveDark',
  'jettwaveLight',
  'nightOwl',
  'nightOwlLight',
  'oceanicNext',
  'okaidia',
  'oneDark',
  'oneLight',
  'palenight',
  'shadesOfPurple',
  'synthwave84',
  'vsDark',
  'vsLight',
] as const satisfies (keyof typeof themes)[];

type CodeTheme = (typeof codeThemes)[number];

const isCodeTheme = (name: string): name is CodeTheme => codeThemes.some((each) => each === name);

/** Token types of each colour of `code.css`: the first that a theme colours. */
const types = {
  comment: ['comment'],
  keyword: ['keyword', 'tag'],
  function: ['function', 'attr-name'],
  number: ['number', 'boolean', 'constant'],
  string: ['string', 'attr-value'],
} as const;

const colourOf = ({styles}: PrismTheme, type: string) =>
  styles.findLast((each) => each.types.includes(type) && each.style.color)?.style.color;

/**
 * The custom properties of a theme that `code.css` uses, without `--code-`.
 * @throws Error naming the themes there are
 */
export function paletteOf(name: string): Readonly<Record<string, string>> {
  if (!isCodeTheme(name)) throw new Error(`there is no code theme "${name}": write one of ${codeThemes.join(', ')}`);
  const theme: PrismTheme = themes[name];
  const {backgroundColor, backgroundImage, color = 'inherit'} = theme.plain;
  const tokens = Object.entries(types).map(([part, each]) => [
    part,
    each.map((type) => colourOf(theme, type)).find(Boolean) ?? color,
  ]);
  return {ground: backgroundImage ?? backgroundColor ?? 'none', plain: color, ...Object.fromEntries(tokens)};
}

/** Custom properties of a palette, as the value of a `style` attribute. */
export const paletteStyle = (name: string): string =>
  Object.entries(paletteOf(name))
    .map(([part, colour]) => `--code-${part}:${colour}`)
    .join(';');
