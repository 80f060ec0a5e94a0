import React from 'react';
import {clampLight} from '@site/src/stage/shading/lighting';
import {Chart, Limit} from './chart';
import {Arrow, Lamp, Stroke, Words, diagram, path, scalar, type Point} from './kit';

const [MIN, MAX] = [scalar('CharacterLightMin'), scalar('CharacterLightMax')];
/** Level of a white light of level y after the clamp. */
const level = (y: number, main: boolean): number => clampLight([y, y, y], main, MIN, MAX, 0)[0];
const lamps = Array.from({length: 241}, (_, i) => 10 ** (-3 + (i * 4) / 240));

function Person({at: [x, y]}: {at: Point}) {
  return (
    <Stroke
      d={`M${x - 20} ${y}L${x - 9} ${y - 52}h18L${x + 20} ${y}ZM${x - 16} ${y - 66}a16 16 0 1 1 32 0a16 16 0 1 1 -32 0`}
      fill="var(--lk-hair)"
    />
  );
}

export default diagram(
  {
    'zh-Hans': {
      caption: '上下限作用在每盏灯曝光后的强度上，下限只用于主光。光照通道只筛选直接光。',
      clamp: '每盏灯的上下限',
      clampDesc: `双对数坐标，横轴是灯的强度，纵轴是角色收到的强度。中间一段原样通过，上面停在${MAX}；主光在下面停在${MIN}，强度低于0.01后随灯一起减弱到0，其余灯光没有下限。`,
      lamp: '灯，曝光之后',
      got: '角色收到',
      main: '主光',
      other: '其余灯光',
      channels: '给角色单独一盏主光',
      channelsDesc:
        '太阳在通道0，照亮场景和角色；专属主光在通道1，直接光只照亮角色。它的间接光不受通道限制，会照到场景，要把间接光照强度设为0。',
      sun: '太阳 · 通道0',
      key: '专用灯 · 通道1',
      set: '场景\n通道0',
      her: '角色\n通道0和1',
      bounce: '间接光：不分通道',
    },
    en: {
      caption:
        'The ceiling limits the level of every light after exposure, the floor that of the main light alone. Lighting channels filter direct light only.',
      clamp: 'Floor and ceiling of a light',
      clampDesc: `Both scales logarithmic: the level of the light to the right, the level that reaches the character upwards. The middle passes unchanged and the top stops at ${MAX}. The main light is held at ${MIN} below and fades out with the light under 0.01; other lights have no floor.`,
      lamp: 'light, after exposure',
      got: 'reaches the character',
      main: 'main light',
      other: 'other lights',
      channels: 'A key light for the character',
      channelsDesc:
        'The sun on channel 0 lights the environment and the character; the direct light of the key light on channel 1 reaches the character alone. Its indirect light ignores channels and reaches the environment, so its indirect intensity is set to 0.',
      sun: 'sun · channel 0',
      key: 'key · channel 1',
      set: 'scene\nchannel 0',
      her: 'character\nchannels 0, 1',
      bounce: 'indirect light: no channels',
    },
  },
  (t) => ({
    caption: t.caption,
    panels: [
      {
        title: t.clamp,
        desc: t.clampDesc,
        height: 300,
        body: (
          <Chart
            at={[48, 60]}
            size={[304, 180]}
            x={{from: 0.001, to: 10, ticks: [0.001, 0.01, 0.1, 1, 10], label: t.lamp, log: true}}
            y={{from: 0.001, to: 10, ticks: [0.01, 0.1, 1, 10], label: t.got, log: true}}>
            {(x, y) => (
              <>
                <Limit y={y(MAX)} from={x(0.001)} to={x(10)} name={`CharacterLightMax ${MAX}`} color="coral" />
                <Limit y={y(MIN)} from={x(0.001)} to={x(10)} name={`CharacterLightMin ${MIN}`} color="pri" below />
                <Stroke d={path(lamps.map((l) => [x(l), y(level(l, false))]))} width={1.5} dash color="soft" />
                <Stroke d={path(lamps.map((l) => [x(l), y(level(l, true))]))} width={2.25} />
                <Words at={[x(0.0016), y(0.075)]} bold>
                  {t.main}
                </Words>
                <Words at={[x(0.0085), y(0.0042)]} tone="soft">
                  {t.other}
                </Words>
              </>
            )}
          </Chart>
        ),
      },
      {
        title: t.channels,
        desc: t.channelsDesc,
        height: 300,
        body: (
          <>
            <Lamp at={[92, 78]} />
            <Words at={[92, 54]} anchor="middle">
              {t.sun}
            </Words>
            <Lamp at={[280, 78]} />
            <Words at={[280, 54]} anchor="middle" tone="coral" bold>
              {t.key}
            </Words>
            <Stroke d="M24 236V166l46 -30l46 30v70M54 236v-34h30v34" fill="var(--lk-wash)" />
            <Person at={[246, 236]} />
            <Stroke d="M8 236H360" />
            <Arrow from={[86, 98]} to={[76, 132]} />
            <Arrow from={[108, 92]} to={[222, 160]} />
            <Arrow from={[274, 98]} to={[260, 140]} color="coral" width={2} />
            <Arrow from={[222, 196]} to={[166, 230]} color="coral" dash />
            <Words at={[70, 258]} anchor="middle">
              {t.set}
            </Words>
            <Words at={[246, 258]} anchor="middle">
              {t.her}
            </Words>
            <Words at={[211, 172]} anchor="end" tone="coral">
              {t.bounce.replace(/[:：]\s?/, '\n')}
            </Words>
          </>
        ),
      },
    ],
  }),
);
