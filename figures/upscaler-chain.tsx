import React from 'react';
import {Arrow, Box, Stroke, Words, diagram} from './kit';
import texts from '../data/figures.json';

const UPSCALERS = ['TSR', 'DLSS', 'FSR', 'XeSS'];

export default diagram(texts.upscalerChain, 300, (t) => ({
  chain: (
    <>
      <Box at={[0, 40]} size={[172, 40]} label={t.render} />
      <Box at={[188, 40]} size={[180, 40]} color="coral" label={t.motion} />
      <Arrow from={[86, 80]} to={[86, 112]} />
      <Arrow from={[278, 80]} to={[278, 112]} color="coral" />
      <Stroke d="M0 114h368v44h-368Z" fill="var(--lk-wash)" />
      {UPSCALERS.map((name, at) => (
        <g key={name}>
          {at === 0 && <path d="M0 114h92v44h-92Z" fill="var(--lk-ink)" />}
          {at > 0 && <Stroke d={`M${at * 92} 114v44`} width={1.25} />}
          <Words at={[at * 92 + 46, 141]} anchor="middle" bold tone={at === 0 ? 'onInk' : undefined} text={name} />
        </g>
      ))}
      <Words at={[368, 176]} anchor="end" tone="soft" text={t.one} />
      <Arrow from={[184, 158]} to={[184, 192]} />
      <Box at={[84, 194]} size={[200, 36]} label={t.out} />
      <Arrow from={[184, 230]} to={[184, 258]} />
      <Box at={[64, 260]} size={[240, 36]} width={2.25} label={t.screen} bold />
    </>
  ),
  build: (
    <>
      <Box at={[236, 46]} size={[132, 244]} fill="var(--lk-wash)" />
      <Words at={[302, 162]} anchor="middle" bold text={t.engine} />
      {[
        {y: 46, text: t.store, note: t.refuse, ok: false},
        {y: 136, text: t.source, note: t.compile, ok: true},
        {y: 226, text: t.content, note: t.direct, ok: true},
      ].map(({y, text, note, ok}) => (
        <g key={y}>
          <Box at={[0, y]} size={[122, 64]} dash={!ok} label={text} />
          <Words at={[179, y + 20]} anchor="middle" tone={ok ? undefined : 'coral'} text={note} />
          {ok ? (
            <Arrow from={[124, y + 32]} to={[234, y + 32]} />
          ) : (
            <Stroke d={`M124 ${y + 32}h54m-7 -7l14 14m0 -14l-14 14`} color="coral" width={2} />
          )}
        </g>
      ))}
    </>
  ),
}));
