import React from 'react';
import {Arrow, Box, Ring, Words, diagram, type Point} from './kit';

/** Debug views for the stages of a pixel. */
const CHAIN: readonly {y: number; id: string; views: string}[] = [
  {y: 46, id: 'N · L', views: ''},
  {y: 94, id: 'h', views: '1'},
  {y: 142, id: 'hs', views: '3'},
  {y: 190, id: 'lit', views: '2'},
  {y: 238, id: 'Diff', views: ''},
  {y: 286, id: 'col', views: '0'},
];

export default diagram(
  {
    'zh-Hans': {
      caption: '滑杆没有反应时，先查有没有覆盖变量不是−1。',
      order: '最后用的是哪个值',
      orderDesc:
        '先看覆盖变量：等于−1时用材质或角色配置里的值，不等于−1时，所有角色都用覆盖变量的值。然后乘上以Scale结尾的倍数变量，默认1，得到画面里用的值。',
      value: '材质或角色配置的值',
      ask: '覆盖变量等于−1？',
      yes: '是',
      no: '否',
      keep: '用这个值',
      beat: '用变量的值\n对所有角色',
      scale: '乘以名字带Scale的变量',
      one: '默认1，不改变',
      used: '画面里用的值',
      views: '调试视图在哪一步',
      viewsDesc:
        '一个像素从法线到成品的流程：法线与光线算出h（视图1）；遮蔽（视图5）和投影（视图4）并入hs（视图3）；面部项（视图6）并入lit（视图2）；Ramp得到漫反射；最后加头发高光（视图8）、边缘光（视图7）和环境光（视图15），得到画面（视图0）。',
      occlusion: '遮蔽 5',
      cast: '投影 4',
      face: '面部项 6',
      ramp: 'Ramp图',
      add: '头发 8 · 边缘光 7\n环境光 15',
      view: '视图',
    },
    en: {
      caption: 'If a slider has no effect, first look for an override that is not −1.',
      order: 'Which value is used',
      orderDesc:
        'First the override: at −1 the value of the material or profile is used, at anything else the variable overrides every character. Then the factor whose name ends in Scale multiplies it, 1 by default, and the result is what the image uses.',
      value: 'value of material or profile',
      ask: 'override at −1?',
      yes: 'yes',
      no: 'no',
      keep: 'keep this value',
      beat: 'take the variable,\nfor all characters',
      scale: 'times the variable in Scale',
      one: 'default 1, no change',
      used: 'value in the image',
      views: 'Where each debug view looks',
      viewsDesc:
        'The way of a pixel: normal and light give h (view 1); occlusion (5) and cast shadow (4) join into hs (view 3); the face term (6) joins into lit (view 2); the ramp gives the diffuse colour; hair highlight (8), rim (7) and ambient (15) are added to the image (view 0).',
      occlusion: 'occlusion 5',
      cast: 'cast shadow 4',
      face: 'face term 6',
      ramp: 'ramp',
      add: 'hair 8 · rim 7\nambient 15',
      view: 'view',
    },
  },
  (t) => ({
    caption: t.caption,
    panels: [
      {
        title: t.order,
        desc: t.orderDesc,
        height: 330,
        body: (
          <>
            <Box at={[64, 36]} size={[240, 36]} />
            <Words at={[184, 59]} anchor="middle">
              {t.value}
            </Words>
            <Arrow from={[184, 72]} to={[184, 98]} />
            <Words at={[184, 116]} anchor="middle" bold>
              {t.ask}
            </Words>
            <Arrow from={[150, 126]} to={[92, 158]} />
            <Words at={[108, 140]} anchor="end" tone="soft">
              {t.yes}
            </Words>
            <Arrow from={[218, 126]} to={[276, 158]} color="coral" />
            <Words at={[262, 140]} tone="coral">
              {t.no}
            </Words>
            <Box at={[8, 160]} size={[160, 48]} />
            <Words at={[88, 189]} anchor="middle">
              {t.keep}
            </Words>
            <Box at={[200, 160]} size={[160, 48]} color="coral" />
            <Words at={[280, 180]} anchor="middle" tone="coral">
              {t.beat}
            </Words>
            <Arrow from={[88, 208]} to={[150, 234]} />
            <Arrow from={[280, 208]} to={[218, 234]} color="coral" />
            <Words at={[184, 252]} anchor="middle" bold>
              {t.scale}
            </Words>
            <Words at={[184, 270]} anchor="middle" tone="soft">
              {t.one}
            </Words>
            <Arrow from={[184, 277]} to={[184, 292]} />
            <Box at={[84, 293]} size={[200, 34]} width={2.25} />
            <Words at={[184, 315]} anchor="middle" bold>
              {t.used}
            </Words>
          </>
        ),
      },
      {
        title: t.views,
        desc: t.viewsDesc,
        height: 330,
        body: (
          <>
            {CHAIN.map(({y, id, views}, at) => (
              <g key={id}>
                {at > 0 && <Arrow from={[150, y - 18]} to={[150, y]} />}
                <Box at={[104, y]} size={[92, 30]} width={at === 5 ? 2.25 : 1.5} fill="var(--lk-paper)" />
                <Words at={[150, y + 20]} anchor="middle" mono>
                  {id}
                </Words>
                {views && (
                  <Words at={[94, y + 20]} anchor="end" bold tone="pri">
                    {`${t.view} ${views}`}
                  </Words>
                )}
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
                <Words at={[246, text.includes('\n') ? y + 11 : y + 20]} tone={text === t.ramp ? 'soft' : 'pri'}>
                  {text}
                </Words>
              </g>
            ))}
          </>
        ),
      },
    ],
  }),
);
