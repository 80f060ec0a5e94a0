import React, {Fragment, type ReactNode} from 'react';
import type {PerLocale} from '@site/config/localized';
import type {Locale} from '@site/config/locales';
import {Arrow, Box, Ring, Stroke, Words, diagram, type Drawing, type Point} from './kit';
import texts from '../data/figures.json';

const HEIGHT = 150;
/** Left edges of the two states of a switch. */
const STATES = [0, 196];

interface SwitchTexts {
  caption: string;
  drawing: string;
  drawingDesc: string;
  /** What happens off and on. */
  states: Readonly<Record<'off' | 'on', string>>;
}

/** A switch, off and on, side by side. */
const ofSwitch = (texts: PerLocale<SwitchTexts>, draw: (left: number, on: boolean) => ReactNode) =>
  diagram(texts, HEIGHT, ({states}) => ({
    drawing: STATES.map((left, at) => (
      <Fragment key={left}>
        {draw(left, at === 1)}
        <Words at={[left, HEIGHT - 6]} tone={at === 1 ? 'coral' : 'soft'} text={states[at === 1 ? 'on' : 'off']} />
      </Fragment>
    )),
  }));

const ROWS = 3;
const PICKED = 1;
const row = (at: number): number => 34 + at * 34;

/** Drawings in the place of strips, for parameters that the renderer of the site cannot show; by parameter. */
export const unseenParameters: Readonly<Record<string, (locale: Locale) => Drawing>> = {
  SpecularRampIndex: diagram(
    texts.unseenParameters.SpecularRampIndex,
    HEIGHT,
    () => ({
      drawing: (
        <>
          {Array.from({length: ROWS}, (_, at) => (
            <Fragment key={at}>
              <Box at={[196, row(at)]} size={[150, 24]} color={at === PICKED ? 'coral' : 'ink'} fill="var(--lk-hair)" />
              <Words at={[176, row(at) + 17]} tone={at === PICKED ? 'coral' : 'soft'} text={String(at)} />
            </Fragment>
          ))}
          <Words at={[0, row(PICKED) + 17]} tone="coral" text="SpecularRampIndex" />
          <Arrow from={[122, row(PICKED) + 12]} to={[166, row(PICKED) + 12]} color="coral" width={2} />
        </>
      ),
    }),
    {rows: ROWS, picked: PICKED},
  ),
  VisibleInRayTracing: ofSwitch(texts.unseenParameters.VisibleInRayTracing, (left, on) => {
    const [from, hair, lamp]: Point[] = [
      [left + 30, 118],
      [left + 74, 76],
      [left + 126, 42],
    ];
    return (
      <>
        <Ring at={[left + 134, 36]} r={8} />
        <Box at={[left + 62, 58]} size={[34, 22]} fill="var(--lk-hair)" dash={!on} />
        <Arrow from={from!} to={on ? hair! : lamp!} color={on ? 'coral' : 'ink'} width={2} />
        <Stroke d={`M${left} 120h150`} width={2} />
      </>
    );
  }),
  AffectIndirect: ofSwitch(texts.unseenParameters.AffectIndirect, (left, on) => (
    <>
      <Ring at={[left + 18, 42]} r={8} />
      <Box at={[left + 82, 52]} size={[30, 66]} fill="var(--lk-hair)" />
      <Arrow from={[left + 28, 46]} to={[left + 80, 76]} width={2} />
      {on && <Arrow from={[left + 80, 80]} to={[left + 40, 116]} color="coral" width={2} />}
      <Stroke d={`M${left} 120h150`} width={2} />
    </>
  )),
};
