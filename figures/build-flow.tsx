import React from 'react';
import {StepList, Stroke, Words, diagram} from './kit';
import texts from '../data/figures.json';

/** Gigabytes; the last two are lower bounds or vary, and their bars are open. */
const FREE = 250;
const PX = 366 / FREE;

export default diagram(texts.buildFlow, 240, (t) => {
  const sizes = [60, 120, FREE - 180];
  const starts = sizes.map((_, at) => sizes.slice(0, at).reduce((a, b) => a + b, 0));
  const fills = ['var(--lk-hair-shade)', 'var(--lk-hair)', 'var(--lk-paper-3)'];
  return {
    disk: (
      <>
        {sizes.map((size, at) => (
          <Stroke
            key={size}
            d={`M${1 + (starts[at] ?? 0) * PX} 48h${size * PX}v40h${-size * PX}Z`}
            fill={fills[at]}
            dash={at === 2}
          />
        ))}
        <Stroke d={`M1 98v8h${FREE * PX}v-8`} width={1.25} />
        <Words at={[(FREE * PX) / 2, 124]} anchor="middle" bold text={t.free} />
        {t.parts.map(([name = '', note = ''], at) => (
          <g key={name}>
            <Stroke d={`M1 ${150 + at * 28}h16v16h-16Z`} fill={fills[at]} width={1.25} dash={at === 2} />
            <Words at={[26, 163 + at * 28]} text={name} />
            <Words at={[366, 163 + at * 28]} anchor="end" tone="soft" text={note} />
          </g>
        ))}
      </>
    ),
    flow: <StepList top={58} items={t.steps} />,
  };
});
