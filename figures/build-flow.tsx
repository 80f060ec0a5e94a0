import React from 'react';
import {Stroke, Words, diagram, StepList} from './kit';

/** Gigabytes; the last two are lower bounds or vary, and their bars are open. */
const FREE = 250;
const PX = 366 / FREE;

export default diagram(
  {
    'zh-Hans': {
      caption: '磁盘的数字是量级；虚线一端的着色器缓存还会增长。',
      disk: '约250 GB花在哪里',
      diskDesc:
        '一条代表约250 GB空闲空间的横条。源码和下载的依赖占几十GB，中间文件和程序通常超过100 GB，剩下的留给着色器缓存。',
      parts: [
        ['源码和下载的依赖', '几十GB'],
        ['中间文件和程序', '通常100 GB以上'],
        ['着色器缓存', '随项目增长'],
      ],
      free: '建议空闲约250 GB（SSD）',
      flow: '从Setup到安装版',
      flowDesc:
        '四步：运行Setup.bat，依赖下载完成；运行GenerateProjectFiles.bat，出现UE5.sln；构建UE5目标，编辑器打开项目浏览器；用BuildGraph制作安装版，得到可以分发的文件夹。',
      steps: [
        ['Setup.bat', '依赖下载完成'],
        ['GenerateProjectFiles.bat', '根目录出现UE5.sln'],
        ['构建UE5目标', '编辑器打开项目浏览器'],
        ['BuildGraph', 'LocalBuilds里得到安装版引擎'],
      ],
    },
    en: {
      caption: 'The sizes are rough; the part of the bar with a dashed end, the shader cache, keeps growing.',
      disk: 'Where about 250 GB go',
      diskDesc:
        'A bar for about 250 GB of free space. Source and downloaded dependencies take tens of GB, intermediate files and programs usually more than 100 GB, and the shader cache gets the rest.',
      parts: [
        ['source and downloads', 'tens of GB'],
        ['intermediate files, programs', 'usually 100 GB+'],
        ['shader cache', 'grows with the project'],
      ],
      free: 'about 250 GB free, on an SSD',
      flow: 'From Setup to the installed build',
      flowDesc:
        'Four steps: Setup.bat, and the dependencies are there; GenerateProjectFiles.bat, and UE5.sln appears; build the UE5 target, and the editor opens the project browser; BuildGraph, and a folder to hand out is ready.',
      steps: [
        ['Setup.bat', 'the dependencies are downloaded'],
        ['GenerateProjectFiles.bat', 'UE5.sln appears in the root'],
        ['Build the UE5 target', 'the editor opens the project browser'],
        ['BuildGraph', 'LocalBuilds holds the installed build'],
      ],
    },
  },
  (t) => {
    const sizes = [60, 120, FREE - 180];
    const starts = sizes.map((_, at) => sizes.slice(0, at).reduce((a, b) => a + b, 0));
    const fills = ['var(--lk-hair-shade)', 'var(--lk-hair)', 'var(--lk-paper-3)'];
    return {
      caption: t.caption,
      panels: [
        {
          title: t.disk,
          desc: t.diskDesc,
          height: 240,
          body: (
            <>
              {sizes.map((size, at) => (
                <Stroke
                  key={size}
                  d={`M${1 + (starts[at] ?? 0) * PX} 48h${size * PX}v40h${-size * PX}Z`}
                  fill={fills[at]}
                  dash={at === 2}
                />
              ))}
              <Stroke d={`M1 98v8h${FREE * PX}v-8`} width={1.25} />
              <Words at={[(FREE * PX) / 2, 124]} anchor="middle" bold>
                {t.free}
              </Words>
              {t.parts.map(([name = '', note = ''], at) => (
                <g key={name}>
                  <Stroke d={`M1 ${150 + at * 28}h16v16h-16Z`} fill={fills[at]} width={1.25} dash={at === 2} />
                  <Words at={[26, 163 + at * 28]}>{name}</Words>
                  <Words at={[366, 163 + at * 28]} anchor="end" tone="soft">
                    {note}
                  </Words>
                </g>
              ))}
            </>
          ),
        },
        {
          title: t.flow,
          desc: t.flowDesc,
          height: 240,
          body: <StepList top={58} items={t.steps.map(([title = '', see = '']) => [title, see] as const)} />,
        },
      ],
    };
  },
);
