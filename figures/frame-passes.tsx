import React, {type ReactNode} from 'react';
import {Ball, Lamp, Stroke, Words, crescent, diagram, segment, steps, type Point} from './kit';
import texts from '../data/figures.json';

/** The 64 bits stored for a toon pixel. */
const FIELDS = [
  ['Shade', 24],
  ['RampIndex', 5],
  ['ShadowGroupId', 5],
  ['RimWidth', 6],
  ['RimIntensity', 4],
  ['SpecularSize', 6],
  ['Softness', 6],
  ['Flags', 4],
  ['CharacterSlot', 4],
] as const;

const FLOOR = 34;
const Shadow = ({at: [x, y]}: {at: Point}): ReactNode => (
  <ellipse cx={x + 16} cy={y + FLOOR - 6} rx={30} ry={7} fill="var(--lk-hair-shade)" />
);

const PASSES: readonly ((at: Point) => ReactNode)[] = [
  ([x, y]) => (
    <>
      <circle cx={x - 14} cy={y} r={24} fill="var(--lk-hair)" stroke="var(--figure-edge, none)" />
      <circle cx={x + 18} cy={y} r={24} fill="var(--lk-paper)" stroke="var(--lk-line-2)" strokeWidth={1.25} />
      {steps(-16, 16, 4).map((d) => (
        <Stroke
          key={d}
          d={`M${x + 18 - Math.sqrt(576 - d * d)} ${y + d}h${2 * Math.sqrt(576 - d * d)}M${x + 18 + d} ${y - Math.sqrt(576 - d * d)}v${2 * Math.sqrt(576 - d * d)}`}
          width={0.75}
          color="edge"
        />
      ))}
    </>
  ),
  (at) => (
    <>
      <Shadow at={at} />
      <circle
        cx={at[0]}
        cy={at[1]}
        r={26}
        fill="var(--lk-paper)"
        stroke="var(--lk-line-2)"
        strokeWidth={1.25}
        strokeDasharray="4 3"
      />
      <Lamp at={[at[0] - 40, at[1] - 24]} r={5} />
    </>
  ),
  (at) => (
    <>
      <Shadow at={at} />
      <Ball at={at} r={26} line={0} />
    </>
  ),
  (at) => (
    <>
      <Shadow at={at} />
      <Ball at={at} r={26} line={3.5} />
    </>
  ),
  (at) => (
    <>
      <Shadow at={at} />
      <Ball at={at} r={26} line={3.5} />
      <path d={crescent(at, 24, 6, -85, 50)} fill="var(--lk-gold)" />
    </>
  ),
  (at) => (
    <>
      <Stroke d={`M${at[0] - 56} ${at[1] - 38}h112v76h-112Z`} width={0} fill="var(--lk-wash)" />
      <Shadow at={at} />
      <circle cx={at[0]} cy={at[1]} r={26} fill="var(--lk-hair)" />
      <path d={segment(at, 26, 150, 0)} fill="var(--lk-hair-shade)" />
      <circle cx={at[0]} cy={at[1]} r={26} fill="none" stroke="var(--lk-ink)" strokeWidth={3.5} />
      <path d={crescent(at, 24, 6, -85, 50)} fill="var(--lk-gold)" />
    </>
  ),
];

export default diagram(texts.framePasses, 310, (t) => ({
  frame: (
    <>
      {PASSES.map((draw, at) => {
        const [x, y] = [1 + (at % 3) * 122, 40 + Math.floor(at / 3) * 134];
        return (
          <g key={at}>
            {draw([x + 61, y + 46])}
            <Stroke d={`M${x} ${y}h122v92h-122Z`} />
            <Words at={[x, y + 112]} bold text={`${at + 1}  ${t.passes[at] ?? ''}`} />
          </g>
        );
      })}
      <Words at={[117, 55]} anchor="end" tone="soft" text={t.note} />
    </>
  ),
  bits: (
    <>
      {FIELDS.map(([name, bits], row) => {
        const limit = name in t.limits ? t.limits[name as keyof typeof t.limits] : undefined;
        return (
          <g key={name}>
            <Words at={[0, 57 + row * 29]} mono text={name} />
            {steps(0, bits - 1, bits - 1).map((bit) => (
              <Stroke
                key={bit}
                d={`M${118 + bit * 9} ${44 + row * 29}h9v17h-9Z`}
                width={1}
                fill={
                  name === 'Shade'
                    ? `var(--lk-hair${Math.floor(bit / 8) === 1 ? '-shade' : ''})`
                    : limit
                      ? 'var(--lk-gold)'
                      : 'var(--lk-wash)'
                }
              />
            ))}
            <Words
              at={[126 + bits * 9, 57 + row * 29]}
              tone={limit ? undefined : 'soft'}
              text={limit ? `${bits} · ${limit}` : String(bits)}
            />
          </g>
        );
      })}
    </>
  ),
}));
