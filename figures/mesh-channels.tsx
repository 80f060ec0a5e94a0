import React, {type ReactNode} from 'react';
import {octEncode} from '@site/src/stage/shading/outline';
import {Ball, Box, Stroke, Words, diagram, path, steps, type Point} from './kit';

const R = 20;
const crescent = ([x, y]: Point, w: number): string =>
  path(
    [
      ...steps(-70, 70, 40).map((a): Point => [
        x + (R - 2) * Math.cos((a * Math.PI) / 180),
        y + (R - 2) * Math.sin((a * Math.PI) / 180),
      ]),
      ...steps(70, -70, 40).map((a): Point => [
        x + (R - 2 - w) * Math.cos((a * Math.PI) / 180),
        y + (R - 2 - w) * Math.sin((a * Math.PI) / 180),
      ]),
    ],
    true,
  );
const fold = (y: number, x: number, line: boolean): ReactNode => (
  <>
    <circle cx={x} cy={y} r={R} fill="var(--lk-hair)" stroke="var(--lk-ink)" strokeWidth={2.5} />
    {line && <Stroke d={`M${x - 9} ${y + 4}q9 8 18 0`} width={2.5} />}
  </>
);

/** Meaning of white and black, per channel. */
const PAINT: readonly {channel: string; draw: (at: Point, white: boolean) => ReactNode}[] = [
  {channel: 'R', draw: (at, white) => <Ball at={at} r={R} cut={white ? 0 : 0.999} line={1} />},
  {
    channel: 'G',
    draw: ([x, y], white) => (
      <circle
        cx={x}
        cy={y}
        r={R - 1.5}
        fill="var(--lk-hair)"
        stroke={`var(--lk-${white ? 'ink' : 'line-2'})`}
        strokeWidth={white ? 4 : 0.5}
      />
    ),
  },
  {channel: 'B', draw: ([x, y], white) => fold(y, x, white)},
  {
    channel: 'A',
    draw: (at, white) => (
      <>
        <circle cx={at[0]} cy={at[1]} r={R} fill="var(--lk-hair-shade)" stroke="var(--lk-ink)" strokeWidth={1} />
        {white && <path d={crescent(at, 7)} fill="var(--lk-gold)" />}
      </>
    ),
  },
];

const CELL = 72;
const diamond = (x: number, y: number): string =>
  path(
    steps(0, 360, 4).map((a) => {
      const [u, v] = octEncode([Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180), 0]);
      return [x + u * CELL, y + v * CELL] as const;
    }),
    true,
  );

export default diagram(
  {
    'zh-Hans': {
      caption: '四个通道都以白色为中性值。骨骼网格体最多四套UV，第四套留给描边法线。',
      vertex: '顶点色：白与黑的作用',
      vertexDesc:
        '四行。R遮蔽：白色不遮蔽，黑色始终在暗部。G描边粗细：白色全宽，黑色无线。B描边后推：白色不推后，黑色按OutlineZOffset推到表面之后。A边缘光宽度：白色全宽，黑色没有。',
      white: '白',
      black: '黑',
      names: ['遮蔽', '描边粗细', '描边后推', '边缘光宽度'],
      uv: '四套UV',
      uvDesc:
        'UV0放基础贴图，切线由它决定；UV1放头发发丝，V从发根到发梢；UV2空着，留给项目；UV3放描边法线，八面体编码，中心(0.5, 0.5)是顶点法线。',
      uvs: ['基础贴图、切线', '头发发丝', '留给项目', '描边法线'],
      root: '根',
      tip: '梢',
    },
    en: {
      caption:
        'White is neutral in all four channels. A skeletal mesh holds four UV sets, and the fourth is for the outline normal.',
      vertex: 'Vertex colour: what white and black do',
      vertexDesc:
        'Four rows. R, occlusion: white is open, black always on the shadow side. G, outline width: white full, black no line. B, outline depth hold: white stays, black is pushed behind the surface by OutlineZOffset. A, rim width: white full, black none.',
      white: 'white',
      black: 'black',
      names: ['occlusion', 'outline width', 'outline depth hold', 'rim width'],
      uv: 'The four UV sets',
      uvDesc:
        'UV0 carries the base texture and decides the tangents; UV1 the hair strands, V from root to tip; UV2 is free for the project; UV3 carries the outline normal in octahedral encoding, where the centre (0.5, 0.5) is the vertex normal.',
      uvs: ['base texture, tangents', 'hair strands', 'free', 'outline normal'],
      root: 'root',
      tip: 'tip',
    },
  },
  (t) => ({
    caption: t.caption,
    panels: [
      {
        title: t.vertex,
        desc: t.vertexDesc,
        height: 290,
        body: (
          <>
            <Words at={[212, 44]} anchor="middle" tone="soft">
              {t.white}
            </Words>
            <Words at={[306, 44]} anchor="middle" tone="soft">
              {t.black}
            </Words>
            <Stroke d="M0 52H366" width={1.25} />
            {PAINT.map(({channel, draw}, at) => (
              <g key={channel}>
                <Words at={[10, 87 + at * 58]} anchor="middle" bold mono>
                  {channel}
                </Words>
                <Words at={[30, 87 + at * 58]}>{t.names[at] ?? ''}</Words>
                {draw([212, 82 + at * 58], true)}
                {draw([306, 82 + at * 58], false)}
                <Stroke d={`M0 ${111 + at * 58}H366`} color="line" width={1} />
              </g>
            ))}
          </>
        ),
      },
      {
        title: t.uv,
        desc: t.uvDesc,
        height: 290,
        body: (
          <>
            {t.uvs.map((name, at) => {
              const [x, y] = [(at % 2) * 190 + 1, 42 + Math.floor(at / 2) * 126];
              return (
                <g key={name}>
                  <Words at={[x + CELL + 14, y + 14]} mono bold>
                    {`UV${at}`}
                  </Words>
                  <Words at={[x, y + CELL + 20]}>{name}</Words>
                  {at === 0 &&
                    steps(0, 3, 3).map((i) =>
                      steps(0, 3, 3).map(
                        (j) =>
                          (i + j) % 2 === 0 && (
                            <path
                              key={`${i}${j}`}
                              d={`M${x + i * 18} ${y + j * 18}h18v18h-18Z`}
                              fill="var(--lk-hair)"
                              stroke="var(--lk-line-2)"
                              strokeWidth={0.5}
                            />
                          ),
                      ),
                    )}
                  {at === 1 && (
                    <>
                      {[10, 27, 45, 62].map((dx) => (
                        <Stroke key={dx} d={`M${x + dx} ${y + CELL - 4}q-5 -32 0 -64l4 6m-4 -6l-4 6`} color="pri" />
                      ))}
                      <Words at={[x + CELL + 14, y + 36]} tone="soft">
                        {t.tip}
                      </Words>
                      <Words at={[x + CELL + 14, y + CELL - 2]} tone="soft">
                        {t.root}
                      </Words>
                    </>
                  )}
                  {at === 3 && (
                    <>
                      <Stroke d={diamond(x, y)} fill="var(--lk-wash)" width={1.25} />
                      <circle
                        cx={x + CELL / 2}
                        cy={y + CELL / 2}
                        r={4}
                        fill="var(--lk-coral)"
                        stroke="var(--lk-ink)"
                        strokeWidth={1.25}
                      />
                    </>
                  )}
                  <Box at={[x, y]} size={[CELL, CELL]} dash={at === 2} />
                </g>
              );
            })}
          </>
        ),
      },
    ],
  }),
);
