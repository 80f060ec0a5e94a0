import React from 'react';
import {Arrow, Box, Stroke, Words, diagram} from './kit';
import texts from '../data/figures.json';

export default diagram(texts.settingsMap, 290, (t) => ({
  where: (
    <>
      {t.rows.map(([name = '', note = '', who = ''], at) => {
        const y = 40 + at * 62;
        return (
          <g key={name}>
            <Box at={[1, y]} size={[250, 50]} fill={at < 2 ? 'var(--lk-wash)' : 'none'} />
            <Words at={[12, y + 21]} bold text={name} />
            <Words at={[12, y + 40]} tone="soft" text={note} />
            <Arrow from={[252, y + 25]} to={[290, y + 25]} />
            <Words at={[298, y + 30]} bold={at < 2} tone={at < 2 ? 'pri' : undefined} text={who} />
          </g>
        );
      })}
    </>
  ),
  slots: (
    <>
      {t.names.map((name, at) => {
        const y = 40 + at * 30;
        const [free, toon] = [at > 5, at === 5];
        return (
          <g key={name}>
            <Words at={[20, y + 19]} anchor="end" tone="soft" text={String(at + 1)} />
            <Box
              at={[30, y]}
              size={[200, 26]}
              dash={free}
              fill={toon ? 'var(--lk-ink)' : free ? 'none' : 'var(--lk-wash)'}
              color={free ? 'coral' : 'ink'}
            />
            <Words at={[42, y + 18]} bold={toon} tone={toon ? 'onInk' : free ? 'coral' : undefined} text={name} />
          </g>
        );
      })}
      <Stroke d="M238 40h8v176h-8M238 220h8v56h-8" width={1.25} />
      <Words at={[256, 132]} text={t.taken} />
      <Words at={[256, 252]} tone="coral" text={t.off} />
    </>
  ),
}));
