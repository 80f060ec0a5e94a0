import React from 'react';
import {Arrow, Box, Ring, Words, diagram, type Point} from './kit';
import texts from '../data/figures.json';

/** Debug views for the stages of a pixel. */
const CHAIN: readonly {y: number; id: string; views: string}[] = [
  {y: 46, id: 'N · L', views: ''},
  {y: 94, id: 'h', views: '1'},
  {y: 142, id: 'hs', views: '3'},
  {y: 190, id: 'lit', views: '2'},
  {y: 238, id: 'Diff', views: ''},
  {y: 286, id: 'col', views: '0'},
];

export default diagram(texts.variableOrder, 330, (t) => ({
  order: (
    <>
      <Box at={[64, 36]} size={[240, 36]} label={t.value} />
      <Arrow from={[184, 72]} to={[184, 98]} />
      <Words at={[184, 116]} anchor="middle" bold text={t.ask} />
      <Arrow from={[150, 126]} to={[92, 158]} />
      <Words at={[108, 140]} anchor="end" tone="soft" text={t.yes} />
      <Arrow from={[218, 126]} to={[276, 158]} color="coral" />
      <Words at={[262, 140]} tone="coral" text={t.no} />
      <Box at={[8, 160]} size={[160, 48]} label={t.keep} />
      <Box at={[200, 160]} size={[160, 48]} color="coral" label={t.beat} />
      <Arrow from={[88, 208]} to={[150, 234]} />
      <Arrow from={[280, 208]} to={[218, 234]} color="coral" />
      <Words at={[184, 252]} anchor="middle" bold text={t.scale} />
      <Words at={[184, 270]} anchor="middle" tone="soft" text={t.one} />
      <Arrow from={[184, 277]} to={[184, 292]} />
      <Box at={[84, 293]} size={[200, 34]} width={2.25} label={t.used} bold />
    </>
  ),
  views: (
    <>
      {CHAIN.map(({y, id, views}, at) => (
        <g key={id}>
          {at > 0 && <Arrow from={[150, y - 18]} to={[150, y]} />}
          <Box at={[104, y]} size={[92, 30]} width={at === 5 ? 2.25 : 1.5} fill="var(--lk-paper)" label={id} mono />
          {views && <Words at={[94, y + 20]} anchor="end" bold tone="pri" text={`${t.view} ${views}`} />}
        </g>
      ))}
      {(
        [
          [142, `${t.occlusion}\n${t.cast}`],
          [190, t.face],
          [238, t.ramp],
          [286, t.add],
        ] as const
      ).map(([y, text]) => (
        <g key={y}>
          <Arrow from={[236, y + 15]} to={[198, y + 15]} width={1.25} />
          <Ring at={[236, y + 15] as Point} />
          <Words
            at={[246, text.includes('\n') ? y + 11 : y + 20]}
            tone={text === t.ramp ? 'soft' : 'pri'}
            text={text}
          />
        </g>
      ))}
    </>
  ),
}));
