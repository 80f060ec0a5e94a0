import React from 'react';
import {Arrow, Box, Stroke, Words, diagram} from './kit';

const UPSCALERS = ['TSR', 'DLSS', 'FSR', 'XeSS'];

export default diagram(
  {
    'zh-Hans': {
      caption: '同一时间只开一种时序上采样，而且描边必须写入运动矢量。',
      chain: '从内部分辨率到画面',
      chainDesc:
        '角色和描边先按内部分辨率渲染，连同运动矢量交给一种时序上采样（TSR、DLSS、FSR、XeSS四选一），再经过色调映射输出到画面。锐化放在最后，数值要低。',
      render: '内部分辨率：颜色',
      motion: '运动矢量，含描边',
      one: '四选一',
      out: '色调映射',
      screen: '输出画面；锐化要低',
      build: '插件为什么要重新编译',
      buildDesc:
        '商城里的二进制插件带着官方引擎的构建ID，定制引擎的ID不同，所以不加载。用同版本源码、定制引擎编译一次，ID就一致。纯内容包没有代码，不受影响。',
      store: '二进制插件\nID：官方引擎',
      source: '插件源码\n同一引擎版本',
      content: '纯内容包\n没有代码',
      engine: '定制引擎\nID：自己的',
      refuse: '不加载',
      compile: '编译后加载',
      direct: '直接加载',
    },
    en: {
      caption: 'Run one temporal upscaler at a time, and let the outline write motion vectors.',
      chain: 'From internal resolution to screen',
      chainDesc:
        'Character and outline are rendered at the internal resolution and handed, with motion vectors, to exactly one temporal upscaler: TSR, DLSS, FSR or XeSS. Tone mapping and the screen follow. Sharpening comes last and stays low.',
      render: 'internal resolution: colour',
      motion: 'motion vectors, outline too',
      one: 'one of these',
      out: 'tone mapping',
      screen: 'screen; keep sharpening low',
      build: 'Why a plugin is compiled again',
      buildDesc:
        'A binary plugin from the store carries the build ID of the stock engine. The custom engine has another ID, so the plugin does not load. Source for the same version, compiled with the custom engine, gets the matching ID. Content packs have no code and load as they are.',
      store: 'binary plugin\nID: stock engine',
      source: 'plugin source\nsame version',
      content: 'content pack\nno code',
      engine: 'custom engine\nID of its own',
      refuse: 'not loaded',
      compile: 'compiled, loads',
      direct: 'loads as it is',
    },
  },
  (t) => ({
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
  }),
);
