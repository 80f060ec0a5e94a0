import React from 'react';
import {Arrow, Box, Words, diagram, StepList} from './kit';
import texts from '../data/figures.json';

export default diagram(texts.routeChooser, (t) => {
  const node = (x: number, y: number, name: string, note: string) => (
    <>
      <Box at={[x, y]} size={[168, 52]} fill="var(--lk-wash)" />
      <Words at={[x + 12, y + 22]} bold>
        {name}
      </Words>
      <Words at={[x + 12, y + 41]} tone="soft">
        {note}
      </Words>
    </>
  );
  const fork = (y: number) => (
    <>
      <Arrow from={[150, y]} to={[84, y + 34]} />
      <Words at={[96, y + 14]} anchor="end" tone="soft">
        {t.no}
      </Words>
      <Arrow from={[214, y]} to={[280, y + 34]} />
      <Words at={[268, y + 14]} tone="soft">
        {t.yes}
      </Words>
    </>
  );
  return {
    caption: t.caption,
    panels: [
      {
        title: t.tree,
        desc: t.treeDesc,
        height: 296,
        body: (
          <>
            <Words at={[182, 50]} anchor="middle" bold>
              {t.q1}
            </Words>
            {fork(60)}
            {node(0, 98, t.a, t.aNote)}
            {node(198, 98, t.b, t.bNote)}
            <Arrow from={[84, 152]} to={[150, 178]} />
            <Arrow from={[280, 152]} to={[214, 178]} />
            <Words at={[182, 194]} anchor="middle" bold>
              {t.q2}
            </Words>
            {fork(202)}
            {node(0, 240, t.d, t.dNote)}
            {node(198, 240, t.c, t.cNote)}
          </>
        ),
      },
      {
        title: t.run,
        desc: t.runDesc,
        height: 296,
        body: <StepList top={58} items={t.steps.map(([title = '', see = '']) => [title, see] as const)} />,
      },
    ],
  };
});
