import React from 'react';
import {Arrow, Box, Count, Stroke, Words, diagram} from './kit';
import texts from '../data/figures.json';

/** A row of a parameter group: name, value, and whether the text has it. */
const ROWS = [
  ['OutlineWidth', '0.6', true],
  ['OutlineColor', '', true],
  ['OutlineZOffset', '0.5', false],
] as const;

const HEADER = {top: 62, height: 30};
const ROW = 40;

export default diagram(texts.pasteValues, 264, (t) => ({
  stage: (
    <>
      <Box at={[1, 40]} size={[366, 84]} fill="var(--lk-wash)" />
      {[t.copy, t.python, t.paste].map((label, at) => (
        <g key={label}>
          <Count at={[24 + (at % 2) * 180, 62 + Math.floor(at / 2) * 40]}>{at + 1}</Count>
          <Words at={[46 + (at % 2) * 180, 67 + Math.floor(at / 2) * 40]} tone="pri" bold text={label} />
        </g>
      ))}
      <Arrow from={[24, 128]} to={[24, 168]} />
      <Box at={[1, 170]} size={[366, 84]} dash />
      <Words at={[12, 192]} tone="soft" text={t.clipboard} />
      <Words at={[12, 214]} mono text="OutlineWidth.Override=True," />
      <Words at={[12, 236]} mono text={'OutlineWidth.Value="0.600000",…'} />
    </>
  ),
  editor: (
    <>
      <Words at={[1, 52]} tone="soft" text={t.example} />
      <Box at={[1, HEADER.top]} size={[366, HEADER.height]} fill="var(--lk-wash)" />
      <Stroke d={`M12 ${HEADER.top + 11}h10l-5 8Z`} fill="var(--lk-ink)" width={1} />
      <Words at={[30, HEADER.top + 20]} bold text="Outline" />
      {ROWS.map(([name, value, isSet], at) => {
        const y = HEADER.top + HEADER.height + at * ROW;
        return (
          <g key={name}>
            <Box at={[1, y]} size={[366, ROW]} color="line" width={1} />
            <Box at={[12, y + 12]} size={[16, 16]} color={isSet ? 'pri' : 'edge'} />
            {isSet && <Stroke d={`M15 ${y + 20}l4 4l7 -9`} color="pri" width={2} />}
            <Words at={[40, y + 25]} tone={isSet ? undefined : 'soft'} text={name} />
            {value ? (
              <Words at={[180, y + 25]} bold={isSet} tone={isSet ? 'pri' : 'soft'} text={value} />
            ) : (
              <Box at={[180, y + 10]} size={[56, 20]} fill="var(--lk-pri)" color="pri" />
            )}
            {!isSet && <Words at={[216, y + 25]} tone="soft" text={t.kept} />}
          </g>
        );
      })}
      <Box at={[262, HEADER.top + 16]} size={[98, 62]} fill="var(--lk-paper)" />
      <Words at={[276, HEADER.top + 40]} text={t.menu[0]!} />
      <Words at={[276, HEADER.top + 66]} bold tone="pri" text={t.menu[1]!} />
    </>
  ),
}));
