import React from 'react';
import {Stroke, Words, diagram, Count, Arrow} from './kit';
import texts from '../data/figures.json';

export default diagram(texts.pluginLayers, (t) => ({
  caption: t.caption,
  panels: [
    {
      title: t.layers,
      desc: t.layersDesc,
      height: 300,
      body: (
        <>
          <Words at={[325, 46]} anchor="middle" tone="soft">
            {t.packaged}
          </Words>
          {t.rows.map(([name = '', note = '', packed = ''], at) => {
            const y = 54 + at * 48;
            const solid = at > 2;
            return (
              <g key={name}>
                <Stroke d={`M1 ${y}h366v48h-366Z`} dash={at === 0} fill={at === 4 ? 'var(--lk-wash)' : 'none'} />
                {solid && <path d={`M283 ${y}h84v48h-84Z`} fill="var(--lk-ink)" />}
                <Words at={[12, y + 20]} bold>
                  {name}
                </Words>
                <Words at={[12, y + 39]} tone="soft">
                  {note}
                </Words>
                <Words at={[325, y + 29]} anchor="middle" tone={solid ? 'onInk' : undefined} bold={solid}>
                  {packed}
                </Words>
              </g>
            );
          })}
          <Stroke d="M283 54V294" width={1.25} />
        </>
      ),
    },
    {
      title: t.order,
      desc: t.orderDesc,
      height: 300,
      body: (
        <>
          <Stroke d="M14 66V258" color="edge" width={1} />
          {t.steps.map((name, at) => (
            <g key={name}>
              <Count at={[14, 66 + at * 48]}>{at + 1}</Count>
              <Words at={[38, 71 + at * 48]} bold={at === 4}>
                {name}
              </Words>
            </g>
          ))}
          <Words at={[38, 282]} tone="coral">
            {t.last}
          </Words>
          <Arrow from={[14, 292]} to={[14, 274]} color="coral" />
        </>
      ),
    },
  ],
}));
