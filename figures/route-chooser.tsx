import React from 'react';
import {Arrow, Box, StepList, Words, diagram} from './kit';
import texts from '../data/figures.json';

export default diagram(texts.routeChooser, 296, (t) => {
  const node = (x: number, y: number, name: string, note: string) => (
    <>
      <Box at={[x, y]} size={[168, 52]} fill="var(--lk-wash)" />
      <Words at={[x + 12, y + 22]} bold text={name} />
      <Words at={[x + 12, y + 41]} tone="soft" text={note} />
    </>
  );
  const fork = (y: number) => (
    <>
      <Arrow from={[150, y]} to={[84, y + 34]} />
      <Words at={[96, y + 14]} anchor="end" tone="soft" text={t.no} />
      <Arrow from={[214, y]} to={[280, y + 34]} />
      <Words at={[268, y + 14]} tone="soft" text={t.yes} />
    </>
  );
  return {
    tree: (
      <>
        <Words at={[182, 50]} anchor="middle" bold text={t.q1} />
        {fork(60)}
        {node(0, 98, t.a, t.aNote)}
        {node(198, 98, t.b, t.bNote)}
        <Arrow from={[84, 152]} to={[150, 178]} />
        <Arrow from={[280, 152]} to={[214, 178]} />
        <Words at={[182, 194]} anchor="middle" bold text={t.q2} />
        {fork(202)}
        {node(0, 240, t.d, t.dNote)}
        {node(198, 240, t.c, t.cNote)}
      </>
    ),
    run: <StepList top={58} items={t.steps} />,
  };
});
