import React, {Fragment, type ReactNode} from 'react';
import type {PerLocale} from '@site/config/localized';
import type {Locale} from '@site/config/locales';
import {Arrow, Box, Ring, Stroke, Words, diagram, type Drawing, type Point} from './kit';

const HEIGHT = 150;
/** Left edges of the two states of a switch. */
const STATES = [0, 196];

interface SwitchTexts {
  caption: string;
  title: string;
  desc: string;
  /** What happens off and on. */
  states: readonly [off: string, on: string];
}

/** A switch, off and on, side by side. */
const ofSwitch = (texts: PerLocale<SwitchTexts>, draw: (left: number, on: boolean) => ReactNode) =>
  diagram(texts, ({caption, title, desc, states}) => ({
    caption,
    panels: [
      {
        title,
        desc,
        height: HEIGHT,
        body: STATES.map((left, at) => (
          <Fragment key={left}>
            {draw(left, at === 1)}
            <Words at={[left, HEIGHT - 6]} tone={at === 1 ? 'coral' : 'soft'}>
              {states[at]!}
            </Words>
          </Fragment>
        )),
      },
    ],
  }));

const ROWS = 3;
const PICKED = 1;
const row = (at: number): number => 34 + at * 34;

/** Drawings in the place of strips, for parameters that the renderer of the site cannot show; by parameter. */
export const unseenParameters: Readonly<Record<string, (locale: Locale) => Drawing>> = {
  SpecularRampIndex: diagram(
    {
      'zh-Hans': {
        caption: '演示没有高光Ramp图集。行号从0数起。',
        title: '从图集里选一行',
        desc: `图集有${ROWS}行，SpecularRampIndex为${PICKED}，选中第二行。`,
      },
      en: {
        caption: 'The demos have no specular ramp atlas. Rows count from 0.',
        title: 'A row of the atlas',
        desc: `An atlas of ${ROWS} rows; SpecularRampIndex is ${PICKED} and picks the second.`,
      },
    },
    (t) => ({
      caption: t.caption,
      panels: [
        {
          title: t.title,
          desc: t.desc,
          height: HEIGHT,
          body: (
            <>
              {Array.from({length: ROWS}, (_, at) => (
                <Fragment key={at}>
                  <Box
                    at={[196, row(at)]}
                    size={[150, 24]}
                    color={at === PICKED ? 'coral' : 'ink'}
                    fill="var(--lk-hair)"
                  />
                  <Words at={[176, row(at) + 17]} tone={at === PICKED ? 'coral' : 'soft'}>
                    {String(at)}
                  </Words>
                </Fragment>
              ))}
              <Words at={[0, row(PICKED) + 17]} tone="coral">
                SpecularRampIndex
              </Words>
              <Arrow from={[122, row(PICKED) + 12]} to={[166, row(PICKED) + 12]} color="coral" width={2} />
            </>
          ),
        },
      ],
    }),
  ),
  VisibleInRayTracing: ofSwitch(
    {
      'zh-Hans': {
        caption: '演示没有光线追踪。光线看不到的部件没有这种阴影，也没有阴影组。',
        title: '朝光源追踪的光线',
        desc: '从脸上朝灯追踪。关：光线到达灯，脸是亮的。开：光线打到头发，脸在阴影里。',
        states: ['关：光线穿过头发', '开：光线打到头发'],
      },
      en: {
        caption:
          'The demos trace no rays. A part that rays do not see casts no ray-traced shadow, and its shadow group cannot be compared.',
        title: 'The ray towards the light',
        desc: 'A ray leaves the face towards the light. Off: it passes the hair and reaches the light, so the face is lit. On: it meets the hair, so the face is in shadow.',
        states: ['off: the ray passes', 'on: the ray meets the hair'],
      },
    },
    (left, on) => {
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
    },
  ),
  AffectIndirect: ofSwitch(
    {
      'zh-Hans': {
        caption: '演示没有反弹光。打开时，周围会染上角色的颜色。',
        title: '照到角色之后',
        desc: '灯照在角色上。关：光到此为止。开：一部分光反弹到地面。',
        states: ['关：没有反弹', '开：反弹到周围'],
      },
      en: {
        caption:
          'The demos bounce no light. On, the light that reaches the character bounces off in the colours of the character.',
        title: 'After light has reached the character',
        desc: 'A light shines on the character. Off: it ends there. On: part of it bounces from the character to the ground.',
        states: ['off: nothing bounces', 'on: bounces to its surroundings'],
      },
    },
    (left, on) => (
      <>
        <Ring at={[left + 18, 42]} r={8} />
        <Box at={[left + 82, 52]} size={[30, 66]} fill="var(--lk-hair)" />
        <Arrow from={[left + 28, 46]} to={[left + 80, 76]} width={2} />
        {on && <Arrow from={[left + 80, 80]} to={[left + 40, 116]} color="coral" width={2} />}
        <Stroke d={`M${left} 120h150`} width={2} />
      </>
    ),
  ),
};
