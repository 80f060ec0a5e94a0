import React from 'react';
import {Arrow, Count, Stroke, Words, diagram} from './kit';
import texts from '../data/figures.json';

export default diagram(texts.pluginLayers, 300, (t) => ({
  layers: (
    <>
      <Words at={[325, 46]} anchor="middle" tone="soft" text={t.packaged} />
      {t.rows.map(([name = '', note = '', packed = ''], at) => {
        const y = 54 + at * 48;
        const solid = at > 2;
        return (
          <g key={name}>
            <Stroke d={`M1 ${y}h366v48h-366Z`} dash={at === 0} fill={at === 4 ? 'var(--lk-wash)' : 'none'} />
            {solid && <path d={`M283 ${y}h84v48h-84Z`} fill="var(--lk-ink)" />}
            <Words at={[12, y + 20]} bold text={name} />
            <Words at={[12, y + 39]} tone="soft" text={note} />
            <Words at={[325, y + 29]} anchor="middle" tone={solid ? 'onInk' : undefined} bold={solid} text={packed} />
          </g>
        );
      })}
      <Stroke d="M283 54V294" width={1.25} />
    </>
  ),
  order: (
    <>
      <Stroke d="M14 66V258" color="edge" width={1} />
      {t.steps.map((name, at) => (
        <g key={name}>
          <Count at={[14, 66 + at * 48]}>{at + 1}</Count>
          <Words at={[38, 71 + at * 48]} bold={at === 4} text={name} />
        </g>
      ))}
      <Words at={[38, 282]} tone="coral" text={t.last} />
      <Arrow from={[14, 292]} to={[14, 274]} color="coral" />
    </>
  ),
}));
