import React from 'react';
import {Arrow, Ball, Box, Words, diagram, StepList, Stroke} from './kit';

export default diagram(
  {
    'zh-Hans': {
      caption: '先转换一个角色，打包确认没有问题再推给全队。出问题就回到第1步的副本。',
      order: '迁移的六个阶段',
      orderDesc:
        '依次：提交或复制项目；清理并切换引擎版本；启用插件，用测试地图与旧截图对比；改渲染设置，再截一张图；转换一个角色，转灯一周检查；打包，再分发给全队。',
      steps: [
        ['提交或整体复制', '记下EngineAssociation'],
        ['清理，切换引擎版本', '项目能打开'],
        ['启用插件，看测试地图', '道具与迁移前的截图一致'],
        ['改渲染设置', '重启并编译着色器'],
        ['转换一个角色', '主光转一周，明暗交界线跟着走'],
        ['打包，分发', '用同一份引擎打包成功'],
      ],
      who: '谁能保存角色材质',
      whoDesc:
        '用定制引擎保存，卡通着色保留；官方引擎用替代的材质画它，一保存就丢失卡通着色。解法是从版本控制恢复，并只让使用定制引擎的人提交角色材质文件夹。',
      ours: '定制引擎',
      stock: '官方引擎',
      material: '角色材质',
      kept: '保存：卡通着色保留',
      lost: '保存：卡通着色丢失',
      restore: '从版本控制恢复',
    },
    en: {
      caption:
        'Convert one character and package it, then give the engine to the team. If something fails, go back to the copy of step 1.',
      order: 'Six stages of a move',
      orderDesc:
        'In order: commit or copy the project; clean up and switch the engine version; turn the plugin on and compare a test map with an earlier screenshot; change the rendering settings and take another screenshot; convert one character and turn the light once around; package, then hand out to the team.',
      steps: [
        ['Commit or copy everything', 'write down EngineAssociation'],
        ['Clean up, switch the version', 'the project opens'],
        ['Plugin on, test map open', 'the props look as before'],
        ['Rendering settings changed', 'restart, shaders compile'],
        ['One character converted', 'the terminator follows the light'],
        ['Package, hand out', 'packaged with the same engine'],
      ],
      who: 'Who may save a character material',
      whoDesc:
        'Saved in the custom engine, a material keeps its toon shading. The stock engine draws it with a replacement material, and a save there loses the toon shading. Restore it from version control, and let only people on the custom engine submit that folder.',
      ours: 'custom engine',
      stock: 'stock engine',
      material: 'character material',
      kept: 'save: toon shading kept',
      lost: 'save: toon shading lost',
      restore: 'restore from version control',
    },
  },
  (t) => ({
    caption: t.caption,
    panels: [
      {
        title: t.order,
        desc: t.orderDesc,
        height: 330,
        body: <StepList top={58} items={t.steps.map(([title = '', see = '']) => [title, see] as const)} />,
      },
      {
        title: t.who,
        desc: t.whoDesc,
        height: 330,
        body: (
          <>
            <Box at={[104, 40]} size={[160, 40]} fill="var(--lk-wash)" />
            <Words at={[184, 65]} anchor="middle" bold>
              {t.material}
            </Words>
            <Arrow from={[144, 80]} to={[92, 118]} />
            <Arrow from={[224, 80]} to={[276, 118]} />
            <Box at={[8, 120]} size={[160, 40]} />
            <Words at={[88, 145]} anchor="middle">
              {t.ours}
            </Words>
            <Box at={[200, 120]} size={[160, 40]} dash />
            <Words at={[280, 145]} anchor="middle">
              {t.stock}
            </Words>
            <Arrow from={[88, 160]} to={[88, 192]} />
            <Arrow from={[280, 160]} to={[280, 192]} color="coral" />
            <Ball at={[88, 224]} r={28} />
            <circle cx={280} cy={224} r={28} fill="var(--lk-paper-3)" stroke="var(--lk-ink)" strokeWidth={1.5} />
            {[8, 14, 20].map((r) => (
              <circle
                key={r}
                cx={280 - r / 3}
                cy={224 - r / 3}
                r={28 - r}
                fill="none"
                stroke="var(--lk-line-2)"
                strokeWidth={1}
              />
            ))}
            <Words at={[88, 272]} anchor="middle">
              {t.kept.replace(/[:：]\s?/, '\n')}
            </Words>
            <Words at={[280, 272]} anchor="middle" tone="coral">
              {t.lost.replace(/[:：]\s?/, '\n')}
            </Words>
            <Stroke d="M280 298V314" color="edge" width={1} />
            <Words at={[360, 326]} anchor="end" tone="soft">
              {t.restore}
            </Words>
          </>
        ),
      },
    ],
  }),
);
