import React from 'react';
import {Arrow, Box, Stroke, Words, diagram} from './kit';

export default diagram(
  {
    'zh-Hans': {
      caption: '项目设置随版本控制走，后期处理体积跟着地图，编辑器偏好只影响本机。',
      where: '四处设置存在哪里',
      whereDesc:
        '四行：Toon Rendering页与渲染、平台页都存在项目的DefaultEngine.ini一类配置里，影响全组；后期处理体积存在地图里，影响这张地图；编辑器偏好存在本机，只影响自己。',
      rows: [
        ['项目设置 › Toon Rendering', '图集、默认材质、Toon缓冲', '全组'],
        ['项目设置 › 渲染、平台', 'Lumen、VSM、DX12、SM6', '全组'],
        ['后期处理体积', '曝光、泛光、色调曲线', '这张地图'],
        ['编辑器偏好', '缓存、后台占用', '本机'],
      ],
      slots: '为什么要省出渲染目标',
      slotsDesc:
        'Direct3D 12一次最多写8个渲染目标。场景颜色、GBuffer A到C、自定义数据和Toon缓冲占去6个；静态光照和写入基础通道的速度各再占一个。两项都开就用完8个，其他功能或插件再要一个就没有位置；各向异性在单独的通道里写，不算在内。',
      taken: '占用',
      off: '关掉后空出',
      names: ['场景颜色', 'GBuffer A', 'GBuffer B', 'GBuffer C', '自定义数据', 'Toon缓冲', '静态光照', '速度'],
    },
    en: {
      caption:
        'Project settings travel with version control, the Post Process Volume with its map, and editor preferences stay on one machine.',
      where: 'Where the settings live',
      whereDesc:
        'Four rows: the Toon Rendering page and the rendering and platform pages belong to the project and reach the whole team; the Post Process Volume belongs to its map; editor preferences stay on your own machine.',
      rows: [
        ['Project › Toon Rendering', 'atlases, defaults, Toon buffer', 'team'],
        ['Project › Rendering, Platforms', 'Lumen, VSM, DX12, SM6', 'team'],
        ['Post Process Volume', 'exposure, bloom, tone curve', 'this map'],
        ['Editor Preferences', 'cache, background load', 'you'],
      ],
      slots: 'Why render targets are kept free',
      slotsDesc:
        'Direct3D 12 writes at most 8 render targets at once. Scene colour, GBuffer A to C, custom data and the Toon buffer take six; static lighting and velocity in the base pass take one more each. With both on, all eight are used and no other feature or plugin can add one. Anisotropy is written in a pass of its own and does not count.',
      taken: 'taken',
      off: 'kept free',
      names: [
        'Scene colour',
        'GBuffer A',
        'GBuffer B',
        'GBuffer C',
        'Custom data',
        'Toon buffer',
        'Static lighting',
        'Velocity',
      ],
    },
  },
  (t) => ({
    caption: t.caption,
    panels: [
      {
        title: t.where,
        desc: t.whereDesc,
        height: 290,
        body: (
          <>
            {t.rows.map(([name = '', note = '', who = ''], at) => {
              const y = 40 + at * 62;
              return (
                <g key={name}>
                  <Box at={[1, y]} size={[250, 50]} fill={at < 2 ? 'var(--lk-wash)' : 'none'} />
                  <Words at={[12, y + 21]} bold>
                    {name}
                  </Words>
                  <Words at={[12, y + 40]} tone="soft">
                    {note}
                  </Words>
                  <Arrow from={[252, y + 25]} to={[290, y + 25]} />
                  <Words at={[298, y + 30]} bold={at < 2} tone={at < 2 ? 'pri' : undefined}>
                    {who}
                  </Words>
                </g>
              );
            })}
          </>
        ),
      },
      {
        title: t.slots,
        desc: t.slotsDesc,
        height: 290,
        body: (
          <>
            {t.names.map((name, at) => {
              const y = 40 + at * 30;
              const [free, toon] = [at > 5, at === 5];
              return (
                <g key={name}>
                  <Words at={[20, y + 19]} anchor="end" tone="soft">
                    {String(at + 1)}
                  </Words>
                  <Box
                    at={[30, y]}
                    size={[200, 26]}
                    dash={free}
                    fill={toon ? 'var(--lk-ink)' : free ? 'none' : 'var(--lk-wash)'}
                    color={free ? 'coral' : 'ink'}
                  />
                  <Words at={[42, y + 18]} bold={toon} tone={toon ? 'onInk' : free ? 'coral' : undefined}>
                    {name}
                  </Words>
                </g>
              );
            })}
            <Stroke d="M238 40h8v176h-8M238 220h8v56h-8" width={1.25} />
            <Words at={[256, 132]}>{t.taken}</Words>
            <Words at={[256, 252]} tone="coral">
              {t.off}
            </Words>
          </>
        ),
      },
    ],
  }),
);
