/** Windows of the Unreal Editor, from `data/editor-panels.json`, by figure: each where the steps of a page set something. */
import {defaultOf} from '@site/src/stage/shading/parameters';
import type {Localized} from '@site/config/locales';
import {editor, type EditorWindow, type Name, type Row, type Setting} from './editor';
import table from '../data/editor-panels.json';

interface WrittenSetting extends Omit<Setting, 'value'> {
  /** The parameter's default, where there is none; or a multiple of another's. */
  readonly value?: Setting['value'] | {readonly default: string; readonly times: number};
}

interface WrittenWindow {
  readonly title: string | Localized;
  readonly rows: readonly (Exclude<Row, Setting> | WrittenSetting)[];
}

const {names, panels} = table as unknown as {
  /** Names that several windows have, which refer to them by their keys. */
  readonly names: Readonly<Record<string, Localized>>;
  readonly panels: Readonly<Record<string, {readonly caption: Localized; readonly windows: readonly WrittenWindow[]}>>;
};

const named = (name: Name): Name => (typeof name === 'string' ? (names[name] ?? name) : name);

function valueOf({name, value}: WrittenSetting): Setting['value'] {
  if (typeof value === 'object' && 'default' in value) return Number(defaultOf(value.default)) * value.times;
  if (value !== undefined) return value;
  const standard = defaultOf(name as string) as number | readonly number[];
  return typeof standard === 'number' ? standard : {color: standard.join(', ')};
}

const rowOf = (row: WrittenWindow['rows'][number]): Row => {
  if ('group' in row) return {group: named(row.group)};
  return 'name' in row ? {...row, name: named(row.name), value: valueOf(row)} : row;
};

export const windows: Readonly<Record<string, readonly EditorWindow[]>> = Object.fromEntries(
  Object.entries(panels).map(([figure, {windows: written}]) => [
    figure,
    written.map(({title, rows}) => ({title: named(title) as Localized, rows: rows.map(rowOf)})),
  ]),
);

export const editorPanels = Object.fromEntries(
  Object.entries(panels).map(([figure, {caption}]) => [figure, editor(caption, windows[figure]!)]),
);
