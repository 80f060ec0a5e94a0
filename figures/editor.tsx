import React, {type ReactNode} from 'react';
import {fill, forLocale} from '../config/localized';
import type {Locale, Localized} from '@site/config/locales';
import {Box, Count, Stroke, WIDTH, Words, type Drawing, type Panel} from './kit';
import texts from '../data/figures.json';

/** Name in the editor; one string where the Chinese editor has no translation of it, and for parameters. */
export type Name = string | Localized;

/** What a row sets. Numbers and booleans are number fields and check boxes. */
type Value =
  | number
  | boolean
  | {readonly choice: string}
  | {readonly asset: Name}
  /** Linear RGB; drawn in the colour of shadow sides. */
  | {readonly color: string}
  /** Text typed into a field. */
  | {readonly typed: string};

export interface Setting {
  readonly name: Name;
  /** Number of the step on the page. */
  readonly step?: number;
  /** Whether the row has a tick on its left, set, as parameters and post process settings have. */
  readonly ticked?: true;
  readonly value: Value;
}

interface Group {
  readonly group: Name;
}

/** Answer of the console. */
interface Log {
  readonly log: string;
}

export type Row = Setting | Group | Log;

export interface EditorWindow {
  readonly title: Localized;
  readonly rows: readonly Row[];
}

const TEXTS = texts.editor;

const ROW = 36;
const BAR = 28;
const TOP = 28;
const LEFT = 30;
const RIGHT = WIDTH - 1;
const VALUE = 212;

const isGroup = (row: Row): row is Group => 'group' in row;
const isLog = (row: Row): row is Log => 'log' in row;
const heightOf = (row: Row) => (isGroup(row) ? BAR : ROW);

/** Also the English name, because the editor may run in either language. */
function names(name: Name, locale: Locale): readonly string[] {
  if (typeof name === 'string') return [name];
  return [...new Set([forLocale(name, locale), name.en])];
}

/** Breaks a text into two lines at the space nearest to its middle when it is longer than `limit` letters. */
function lines(text: string, limit: number): readonly string[] {
  if (text.length <= limit) return [text];
  const spaces = [...text.matchAll(/ /g)].map(({index}) => index);
  const middle = spaces.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0];
  return middle === undefined ? [text] : [text.slice(0, middle), text.slice(middle + 1)];
}

/** One or two lines, centred on `y`. */
function Label({
  x,
  y,
  of,
  mono,
  softSecond,
}: {
  x: number;
  y: number;
  of: readonly string[];
  mono?: boolean;
  softSecond?: boolean;
}): ReactNode {
  return of.map((line, at) => (
    <Words
      key={line}
      at={[x, y + 4.5 + (at - (of.length - 1) / 2) * 15]}
      mono={mono}
      tone={softSecond && at > 0 ? 'soft' : undefined}
      text={line}
    />
  ));
}

const isParameter = (name: Name) => typeof name === 'string' && /^[A-Z][a-z]+[A-Z]\w*$/.test(name);

function CheckBox({x, y, on}: {x: number; y: number; on: boolean}): ReactNode {
  return (
    <>
      <Box at={[x, y - 6]} size={[12, 12]} width={1.25} fill={on ? 'var(--lk-wash)' : 'none'} />
      {on && <Stroke d={`M${x + 2.5} ${y}l3 3 5 -6`} color="pri" width={2} />}
    </>
  );
}

function Field({y, value, locale}: {y: number; value: Value; locale: Locale}): ReactNode {
  if (typeof value === 'boolean') return <CheckBox x={VALUE} y={y} on={value} />;
  if (typeof value === 'object' && 'typed' in value)
    return (
      <>
        <Box at={[LEFT + 52, y - 13]} size={[RIGHT - LEFT - 60, 26]} width={1.25} />
        <Words at={[LEFT + 62, y + 4.5]} mono text={value.typed} />
      </>
    );
  const width = RIGHT - VALUE - 8;
  if (typeof value === 'object' && 'color' in value)
    return <Box at={[VALUE, y - 12]} size={[width, 24]} width={1.25} fill="var(--lk-hair-shade)" />;
  if (typeof value === 'number')
    return (
      <>
        <Box at={[VALUE, y - 12]} size={[68, 24]} width={1.25} />
        <Words at={[VALUE + 10, y + 4.5]} text={String(value)} />
      </>
    );
  const isChoice = 'choice' in value;
  const text = isChoice ? value.choice : (names(value.asset, locale)[0] ?? '');
  const shown = lines(text, isChoice ? 16 : 14);
  return (
    <>
      <Box at={[VALUE, y - (shown.length > 1 ? 16 : 12)]} size={[width, shown.length > 1 ? 32 : 24]} width={1.25} />
      {isChoice ? (
        <Stroke d={`M${RIGHT - 20} ${y - 2}l4 4 4 -4`} />
      ) : (
        <Box at={[VALUE + 5, y - 7]} size={[14, 14]} color="pri" fill="var(--lk-wash)" />
      )}
      <Label x={VALUE + (isChoice ? 8 : 25)} y={y} of={shown} />
    </>
  );
}

function SettingRow({row, y, locale}: {row: Setting; y: number; locale: Locale}): ReactNode {
  const [first = '', second] = names(row.name, locale);
  const x = LEFT + (row.ticked ? 30 : 12);
  return (
    <>
      {row.step !== undefined && <Count at={[13, y]}>{row.step}</Count>}
      {row.ticked && <CheckBox x={LEFT + 10} y={y} on />}
      {second ? (
        <Label x={x} y={y} of={[first, second]} softSecond />
      ) : (
        <Label x={x} y={y} of={lines(first, 24)} mono={isParameter(row.name)} />
      )}
      <Field y={y} value={row.value} locale={locale} />
    </>
  );
}

function described(row: Row, locale: Locale): string {
  const text = forLocale(TEXTS, locale);
  if (isGroup(row)) return fill(text.group, {name: names(row.group, locale)[0] ?? ''});
  if (isLog(row)) return fill(text.log, {text: row.log.replace('\n', ' ')});
  const {step, ticked, value} = row;
  const name = names(row.name, locale)[0] ?? '';
  const start = `${step === undefined ? '' : fill(text.step, {n: step})}${ticked ? fill(text.tick, {name}) : ''}`;
  if (typeof value === 'boolean') return start + fill(text.set, {name, value: value ? text.on : text.off});
  if (typeof value === 'number') return start + fill(text.set, {name, value});
  if ('typed' in value) return start + fill(text.typed, {name, text: value.typed});
  if ('color' in value) return start + fill(text.set, {name, value: value.color});
  return (
    start + fill(text.set, {name, value: 'choice' in value ? value.choice : (names(value.asset, locale)[0] ?? '')})
  );
}

function panel({title, rows}: EditorWindow, locale: Locale): Panel {
  const tops = rows.map((_, at) => TOP + rows.slice(0, at).reduce((sum, row) => sum + heightOf(row), 0));
  const bottom = TOP + rows.reduce((sum, row) => sum + heightOf(row), 0);
  return {
    title: forLocale(title, locale),
    desc: rows.map((row) => described(row, locale)).join(forLocale(TEXTS, locale).end),
    height: bottom + 2,
    body: (
      <>
        {rows.map((row, at) => {
          const top = tops[at] ?? TOP;
          const middle = top + heightOf(row) / 2;
          const key = `${at}`;
          if (isGroup(row)) {
            const [first = '', second] = names(row.group, locale);
            return (
              <g key={key}>
                <Box at={[LEFT, top]} size={[RIGHT - LEFT, BAR]} color="line" width={1} fill="var(--lk-wash)" />
                <Stroke d={`M${LEFT + 9} ${middle - 2}l4 4 4 -4`} />
                <Words at={[LEFT + 24, middle + 4.5]} bold text={second ? `${first}（${second}）` : first} />
              </g>
            );
          }
          return (
            <g key={key}>
              {at > 0 && <Stroke d={`M${LEFT} ${top}H${RIGHT}`} color="line" width={1} />}
              {isLog(row) ? (
                <Label x={LEFT + 12} y={middle} of={row.log.split('\n')} mono />
              ) : (
                <SettingRow row={row} y={middle} locale={locale} />
              )}
            </g>
          );
        })}
        <Box at={[LEFT, TOP]} size={[RIGHT - LEFT, bottom - TOP]} />
      </>
    ),
  };
}

/** Windows of the Unreal Editor with the rows that steps of a page are about. */
export const editor =
  (caption: Localized, windows: readonly EditorWindow[]) =>
  (locale: Locale): Drawing => ({
    caption: forLocale(caption, locale),
    panels: windows.map((each) => panel(each, locale)),
  });
