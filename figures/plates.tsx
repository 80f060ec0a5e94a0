/** Drawings for entries of `<Plates>`, by the page's address, in 240 by 150 SVG units. Rendered pictures are in plate-stills.ts. */
import React, {type ReactNode} from 'react';
import {Arrow, Ball, Box, Ring, Stroke, Words} from './kit';

/** SVG path of a tick. */
const tick = (x: number, y: number) => `M${x} ${y}l4 5l8 -10`;
const lines = (x: number, y: number, widths: readonly number[], gap = 12) =>
  widths.map((width, at) => `M${x} ${y + at * gap}h${width}`).join('');

const VERSIONS = ['5.4', '5.5', '5.6'];

export const plates: Readonly<Record<string, ReactNode>> = {
  '/docs/GettingStarted/TryItOnYourCharacter': (
    <>
      <Box at={[22, 22]} size={[106, 106]} dash color="edge" />
      <Stroke d="M50 42h34l16 16v50h-50Z" fill="var(--lk-paper)" />
      <Stroke d="M84 42v16h16" />
      <Ball at={[75, 84]} r={15} angle={150} cut={-0.4} line={2.5} />
      <Stroke d={lines(166, 45, [52, 38, 46], 30)} color="edge" width={4} />
      <Stroke d={tick(142, 45) + tick(142, 75)} width={2} />
      <Stroke d="M143 100l9 9M152 100l-9 9" color="coral" width={2} />
    </>
  ),
  '/docs/Status': (
    <>
      {VERSIONS.map((version, at) => (
        <React.Fragment key={version}>
          <Words at={[86 + at * 50, 32]} anchor="middle" bold text={version} />
          <Words at={[26, 66 + at * 34]} bold text={version} />
          <Stroke d={`M20 ${44 + at * 34}h202`} color="line" width={1} />
          {VERSIONS.map((engine, column) => (
            <circle
              key={engine}
              cx={86 + column * 50}
              cy={61 + at * 34}
              r={engine === version ? 8 : 5}
              fill={engine === version ? 'var(--lk-pri)' : 'none'}
              stroke={engine === version ? 'none' : 'var(--lk-line-2)'}
              strokeWidth={1.5}
            />
          ))}
        </React.Fragment>
      ))}
    </>
  ),
  '/docs/FAQ': (
    <>
      <Ball at={[64, 75]} r={38} angle={150} cut={-0.4} line={0} />
      <Stroke d="M33 54A38 38 0 0 1 64 37M84 43A38 38 0 0 1 101 84M86 106A38 38 0 0 1 36 100" width={4.5} />
      <Arrow from={[112, 75]} to={[134, 75]} color="coral" width={2} />
      <Ball at={[180, 75]} r={38} angle={150} cut={-0.4} line={4.5} />
    </>
  ),
  '/docs/Glossary': (
    <>
      <Stroke d="M20 50h200M20 100h200" color="line" width={1} />
      {[
        ['描边', 'outline'],
        ['边缘光', 'rim light'],
        ['渐变图', 'ramp'],
      ].map(([zh, en], at) => (
        <React.Fragment key={en}>
          <g lang="zh-Hans">
            <Words at={[28, 31 + at * 50]} bold text={zh!} />
          </g>
          <g lang="en">
            <Words at={[122, 31 + at * 50]} tone="soft" text={en!} />
          </g>
        </React.Fragment>
      ))}
    </>
  ),
  '/docs/MigrateToNewVersion': (
    <>
      <Stroke d="M20 84h200" color="edge" width={1} />
      <Arrow from={[66, 84]} to={[106, 84]} />
      <Arrow from={[134, 84]} to={[170, 84]} />
      {VERSIONS.map((version, at) => (
        <React.Fragment key={version}>
          <circle
            cx={50 + at * 70}
            cy={84}
            r={at === 2 ? 14 : 9}
            fill={at === 2 ? 'var(--lk-pri)' : 'var(--lk-paper)'}
            stroke="var(--lk-ink)"
            strokeWidth={1.5}
          />
          <Words at={[50 + at * 70, 56]} anchor="middle" bold text={version} />
        </React.Fragment>
      ))}
    </>
  ),
  '/docs/Licence': (
    <>
      {[0, 1, 2].map((at) => (
        <React.Fragment key={at}>
          <Box at={[52 + at * 30, 22 + at * 14]} size={[76, 84]} fill="var(--lk-paper)" />
          <Stroke d={lines(62 + at * 30, 40 + at * 14, [56, 44, 52])} color="edge" width={3} />
        </React.Fragment>
      ))}
      <circle cx={172} cy={114} r={9} fill="var(--lk-coral)" />
    </>
  ),
  '/docs/Reference/BuiltinPlugins': (
    <>
      {[0, 1, 2, 3].map((at) => (
        <Stroke
          key={at}
          d={`M120 ${92 - at * 22}l76 22l-76 22l-76 -22Z`}
          fill={['var(--lk-hair)', 'var(--lk-wash)', 'var(--lk-paper)', 'none'][at]!}
          dash={at === 3}
          color={at === 3 ? 'edge' : 'ink'}
        />
      ))}
    </>
  ),
  '/docs/Reference/MeshImportSettings': (
    <>
      <Ball at={[120, 78]} r={46} angle={150} cut={-0.4} line={0} />
      <Stroke
        d="M74 78A46 16 0 0 0 166 78M80 55A40 13 0 0 0 160 55M82 104A38 11 0 0 0 158 104M120 32A18 46 0 0 0 120 124M120 32A18 46 0 0 1 120 124"
        width={1}
      />
      <circle cx={120} cy={78} r={46} fill="none" stroke="var(--lk-ink)" strokeWidth={1.5} />
      <Arrow from={[154, 47]} to={[182, 24]} color="coral" />
      <Arrow from={[166, 78]} to={[202, 78]} color="coral" />
      <Arrow from={[86, 47]} to={[58, 24]} color="coral" />
      <Arrow from={[74, 78]} to={[38, 78]} color="coral" />
    </>
  ),
  '/docs/Reference/ProjectAndEditorSettings': (
    <>
      <Box at={[26, 20]} size={[188, 110]} fill="var(--lk-paper)" />
      <Stroke d="M26 42h188" />
      <Stroke d="M36 31h44" color="edge" width={4} />
      {[0, 1, 2].map((at) => (
        <React.Fragment key={at}>
          <Stroke d={`M40 ${61 + at * 25}h${[72, 92, 60][at]!}`} color="edge" width={4} />
          <Box
            at={[184, 54 + at * 25]}
            size={[14, 14]}
            fill={at === 1 ? 'none' : 'var(--lk-pri)'}
            color={at === 1 ? 'edge' : 'pri'}
          />
        </React.Fragment>
      ))}
    </>
  ),
  '/docs/Reference/TakeValuesToUnreal': (
    <>
      <Box at={[20, 30]} size={[84, 90]} fill="var(--lk-paper)" />
      <Stroke d={lines(32, 52, [60, 60, 60], 24)} color="edge" width={3} />
      {[24, 46, 12].map((value, at) => (
        <React.Fragment key={value}>
          <Stroke d={`M32 ${52 + at * 24}h${value}`} color="pri" width={3} />
          <Ring at={[32 + value, 52 + at * 24]} r={5.5} />
        </React.Fragment>
      ))}
      <Arrow from={[110, 75]} to={[132, 75]} color="coral" width={2} />
      <Box at={[138, 30]} size={[84, 90]} fill="var(--lk-wash)" />
      {[0, 1, 2].map((at) => (
        <Stroke key={at} d={tick(148, 54 + at * 24)} width={2} />
      ))}
      <Stroke d={lines(170, 52, [40, 32, 38], 24)} color="edge" width={3} />
    </>
  ),
};
