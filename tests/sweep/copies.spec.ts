import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {identity} from '../../config/identity';
import {stageData} from '../../plugins/stage-figures/data';
import {looks} from '../../src/features/workbench/looks';
import {format, readAddress} from '../../src/stage/ui/url';
import {defaults} from '../../src/stage/ui/values';
import {input, stage} from '../stage/live';
import {built, locales, open, root, type Locale} from '../support';

/** Markdown files of a locale, the parts of divided copies among them. */
const copies = (locale: Locale): string[] => [
  `${locale}.md`,
  ...readdirSync(path.join(root, 'build', locale), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${locale}/${file}`),
];

/** Targets of a text's links that name a stage, as programs read them: character by character. */
const valueLinks = (markdown: string): string[] =>
  [...markdown.matchAll(/(?:\]\(|^\[\d+\]: )(\S*stage=[^\s)]*)/gm)].map(([, address = '']) => address);

/** The demos of a page. */
const demosOf = (pathname: string): string[] =>
  [...built(`${pathname}/index.html`).matchAll(/\sdata-stage="?([\w-]+)/g)].map(([, id = '']) => id);

/** Parts of a value link's address that its page would not apply; none for a good link. */
function lost(address: string, locale: Locale): string[] {
  const {origin, pathname, search, searchParams, hash} = new URL(address);
  const id = searchParams.get('stage') ?? '';
  const look = searchParams.get('look');
  if (look !== null) return pathname.endsWith('/workbench') && looks.some((each) => each.id === look) ? [] : [look];
  if (origin !== identity.url || !demosOf(pathname).includes(id)) return [`no ${id} on ${pathname}`];
  const data = stageData(id, locale);
  const {values, view} = readAddress(search, data)!;
  const controls = [...data.controls, ...data.hand];
  const isShown: Record<string, (text: string) => boolean> = {
    stage: () => true,
    'stage-preset': (text) => data.presets.some((preset) => preset.id === text),
    'stage-view': (text) => view === text,
  };
  const wrong = [...searchParams].filter(([key, text]) => {
    const control = controls.find((each) => each.id === key);
    return control ? !(key in values) || format(control, values[key]!) !== text : !isShown[key]?.(text);
  });
  return [...wrong.map(([key, text]) => `${key}=${text}`), ...(hash && hash !== `#${id}` ? [hash] : [])];
}

const outline = `${identity.url}/en/docs/Tutorial/ControlTheShapeOfOutlines?stage=demo-outline`;

test('a value link is refused where it is escaped, out of range, or names what its page has not', () => {
  expect(lost(`${outline}&OutlineWidth=0.7`, 'en')).toEqual([]);
  expect(lost(`${outline}\\&OutlineWidth=0.7`, 'en')).not.toEqual([]);
  expect(lost(`${outline}&amp;OutlineWidth=0.7`, 'en')).toEqual(['amp;OutlineWidth=0.7']);
  expect(lost(`${outline}&OutlineWidth=70`, 'en')).toEqual(['OutlineWidth=70']);
  expect(lost(`${outline}&RimWidth=0.7`, 'en')).toEqual(['RimWidth=0.7']);
  expect(lost(`${outline}&stage-preset=none#demo-outline`, 'en')).toEqual(['stage-preset=none']);
  expect(lost(outline.replace('demo-outline', 'demo-eyes'), 'en')).not.toEqual([]);
});

for (const locale of locales) {
  test(`${locale}: every value link of a Markdown copy names a stage of its page and values that the stage takes`, () => {
    const links = copies(locale).flatMap((file) => valueLinks(built(file)).map((address) => ({file, address})));
    expect(links.length).toBeGreaterThan(600);
    expect(
      links.flatMap(({file, address}) => lost(address, locale).map((each) => `${file}: ${address}: ${each}`)),
    ).toEqual([]);
  });

  test(`${locale}: a value link of a Markdown copy sets the panel of its page`, async ({page}) => {
    for (const [name, id] of [
      ['docs/Tutorial/ControlTheShapeOfOutlines', 'demo-outline'],
      ['docs/Reference/MaterialParameters/ShadowSoftness', 'demo-transition'],
      ['docs/Reference/Presets', 'demo-presets'],
    ] as const) {
      const links = valueLinks(built(`${locale}/${name}.md`));
      const address = new URL(links.findLast((each) => each.includes(`stage=${id}&`))!);
      const data = stageData(id, locale);
      const values = {...defaults(data), ...readAddress(address.search, data)!.values};
      await open(page, address.pathname + address.search + address.hash);
      for (const control of data.controls)
        if (control.kind === 'number')
          await expect(input(stage(page, id), control.id)).toHaveValue(String(values[control.id]));
    }
  });
}
