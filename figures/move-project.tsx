import React from 'react';
import {Arrow, Ball, Box, StepList, Stroke, Words, diagram} from './kit';
import texts from '../data/figures.json';

export default diagram(texts.moveProject, 330, (t) => ({
  order: <StepList top={58} items={t.steps} />,
  who: (
    <>
      <Box at={[104, 40]} size={[160, 40]} fill="var(--lk-wash)" label={t.material} bold />
      <Arrow from={[144, 80]} to={[92, 118]} />
      <Arrow from={[224, 80]} to={[276, 118]} />
      <Box at={[8, 120]} size={[160, 40]} label={t.ours} />
      <Box at={[200, 120]} size={[160, 40]} dash label={t.stock} />
      <Arrow from={[88, 160]} to={[88, 192]} />
      <Arrow from={[280, 160]} to={[280, 192]} color="coral" />
      <Ball at={[88, 224]} r={28} />
      <circle cx={280} cy={224} r={28} fill="var(--lk-paper-3)" stroke="var(--lk-ink)" strokeWidth={1.5} />
      {[8, 14, 20].map((r) => (
        <circle
          key={r}
          cx={280 - r / 3}
          cy={224 - r / 3}
          r={28 - r}
          fill="none"
          stroke="var(--lk-line-2)"
          strokeWidth={1}
        />
      ))}
      <Words at={[88, 272]} anchor="middle" text={t.kept.replace(/[:：]\s?/, '\n')} />
      <Words at={[280, 272]} anchor="middle" tone="coral" text={t.lost.replace(/[:：]\s?/, '\n')} />
      <Stroke d="M280 298V314" color="edge" width={1} />
      <Words at={[360, 326]} anchor="end" tone="soft" text={t.restore} />
    </>
  ),
}));
