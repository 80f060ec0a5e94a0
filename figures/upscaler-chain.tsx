import React from 'react';
import {Arrow, Box, Stroke, Words, diagram} from './kit';
import texts from '../data/figures.json';

const UPSCALERS = ['TSR', 'DLSS', 'FSR', 'XeSS'];

export default diagram(texts.upscalerChain, (t) => ({
  caption: t.caption,
  panels: [
    {
      title: t.chain,
      desc: t.chainDesc,
      height: 300,
      body: (
        <>
          <Box at={[0, 40]} size={[172, 40]} />
          <Words at={[86, 65]} anchor="middle">
            {t.render}
          </Words>
          <Box at={[188, 40]} size={[180, 40]} color="coral" />
          <Words at={[278, 65]} anchor="middle" tone="coral">
            {t.motion}
          </Words>
          <Arrow from={[86, 80]} to={[86, 112]} />
          <Arrow from={[278, 80]} to={[278, 112]} color="coral" />
          <Stroke d="M0 114h368v44h-368Z" fill="var(--lk-wash)" />
          {UPSCALERS.map((name, at) => (
            <g key={name}>
              {at === 0 && <path d="M0 114h92v44h-92Z" fill="var(--lk-ink)" />}
              {at > 0 && <Stroke d={`M${at * 92} 114v44`} width={1.25} />}
              <Words at={[at * 92 + 46, 141]} anchor="middle" bold tone={at === 0 ? 'onInk' : undefined}>
                {name}
              </Words>
            </g>
          ))}
          <Words at={[368, 176]} anchor="end" tone="soft">
            {t.one}
          </Words>
          <Arrow from={[184, 158]} to={[184, 192]} />
          <Box at={[84, 194]} size={[200, 36]} />
          <Words at={[184, 217]} anchor="middle">
            {t.out}
          </Words>
          <Arrow from={[184, 230]} to={[184, 258]} />
          <Box at={[64, 260]} size={[240, 36]} width={2.25} />
          <Words at={[184, 283]} anchor="middle" bold>
            {t.screen}
          </Words>
        </>
      ),
    },
    {
      title: t.build,
      desc: t.buildDesc,
      height: 300,
      body: (
        <>
          <Box at={[236, 46]} size={[132, 244]} fill="var(--lk-wash)" />
          <Words at={[302, 162]} anchor="middle" bold>
            {t.engine}
          </Words>
          {[
            {y: 46, text: t.store, note: t.refuse, ok: false},
            {y: 136, text: t.source, note: t.compile, ok: true},
            {y: 226, text: t.content, note: t.direct, ok: true},
          ].map(({y, text, note, ok}) => (
            <g key={y}>
              <Box at={[0, y]} size={[122, 64]} dash={!ok} />
              <Words at={[61, y + 28]} anchor="middle">
                {text}
              </Words>
              <Words at={[179, y + 20]} anchor="middle" tone={ok ? undefined : 'coral'}>
                {note}
              </Words>
              {ok ? (
                <Arrow from={[124, y + 32]} to={[234, y + 32]} />
              ) : (
                <Stroke d={`M124 ${y + 32}h54m-7 -7l14 14m0 -14l-14 14`} color="coral" width={2} />
              )}
            </g>
          ))}
        </>
      ),
    },
  ],
}));
