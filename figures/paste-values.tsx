import React from 'react';
import {Arrow, Box, Count, Stroke, Words, diagram} from './kit';

/** A row of a parameter group: name, value, and whether the text has it. */
const ROWS = [
  ['OutlineWidth', '0.6', true],
  ['OutlineColor', '', true],
  ['OutlineZOffset', '0.5', false],
] as const;

const HEADER = {top: 62, height: 30};
const ROW = 40;

export default diagram(
  {
    'zh-Hans': {
      caption: '在每个参数组的标题上右键粘贴同一段文本，每组只取走自己的参数。',
      stage: '演示的按钮',
      stageDesc:
        '演示面板底部：1是「复制到UE」，3是「从UE粘贴」，点过其中一个才出现2「复制Python」。复制到剪贴板的是参数名和数值。',
      copy: '复制到UE',
      python: '复制Python',
      paste: '从UE粘贴',
      clipboard: '剪贴板',
      editor: '材质实例编辑器的参数组',
      editorDesc:
        '右键单击参数组Outline的标题，菜单里有复制和粘贴。粘贴之后，文本里有的OutlineWidth和OutlineColor勾上了复选框，写入了数值；文本里没有的OutlineZOffset没有勾选，保持不变。',
      menu: ['复制', '粘贴'],
      kept: '保持不变',
      example: '示意图，不是截图',
    },
    en: {
      caption:
        'The same text is pasted with a right-click on the header of every group; each group takes its own parameters.',
      stage: 'Buttons of a demo',
      stageDesc:
        'The foot of the panel: 1 is Copy for Unreal, 3 is Paste from Unreal; 2, Copy Python, appears once one of them was selected. The clipboard holds names and values of parameters.',
      copy: 'Copy for Unreal',
      python: 'Copy Python',
      paste: 'Paste from Unreal',
      clipboard: 'Clipboard',
      editor: 'A group in the material instance',
      editorDesc:
        'A right-click on the header of the group Outline opens a menu with Copy and Paste. After the paste OutlineWidth and OutlineColor, which the text has, are ticked and set; OutlineZOffset, which it lacks, stays without a tick and unchanged.',
      menu: ['Copy', 'Paste'],
      kept: 'unchanged',
      example: 'A drawing, not a screenshot',
    },
  },
  (t) => ({
    caption: t.caption,
    panels: [
      {
        title: t.stage,
        desc: t.stageDesc,
        height: 264,
        body: (
          <>
            <Box at={[1, 40]} size={[366, 84]} fill="var(--lk-wash)" />
            {[t.copy, t.python, t.paste].map((label, at) => (
              <g key={label}>
                <Count at={[24 + (at % 2) * 180, 62 + Math.floor(at / 2) * 40]}>{at + 1}</Count>
                <Words at={[46 + (at % 2) * 180, 67 + Math.floor(at / 2) * 40]} tone="pri" bold>
                  {label}
                </Words>
              </g>
            ))}
            <Arrow from={[24, 128]} to={[24, 168]} />
            <Box at={[1, 170]} size={[366, 84]} dash />
            <Words at={[12, 192]} tone="soft">
              {t.clipboard}
            </Words>
            <Words at={[12, 214]} mono>
              {'OutlineWidth.Override=True,'}
            </Words>
            <Words at={[12, 236]} mono>
              {'OutlineWidth.Value="0.600000",…'}
            </Words>
          </>
        ),
      },
      {
        title: t.editor,
        desc: t.editorDesc,
        height: 264,
        body: (
          <>
            <Words at={[1, 52]} tone="soft">
              {t.example}
            </Words>
            <Box at={[1, HEADER.top]} size={[366, HEADER.height]} fill="var(--lk-wash)" />
            <Stroke d={`M12 ${HEADER.top + 11}h10l-5 8Z`} fill="var(--lk-ink)" width={1} />
            <Words at={[30, HEADER.top + 20]} bold>
              Outline
            </Words>
            {ROWS.map(([name, value, isSet], at) => {
              const y = HEADER.top + HEADER.height + at * ROW;
              return (
                <g key={name}>
                  <Box at={[1, y]} size={[366, ROW]} color="line" width={1} />
                  <Box at={[12, y + 12]} size={[16, 16]} color={isSet ? 'pri' : 'edge'} />
                  {isSet && <Stroke d={`M15 ${y + 20}l4 4l7 -9`} color="pri" width={2} />}
                  <Words at={[40, y + 25]} tone={isSet ? undefined : 'soft'}>
                    {name}
                  </Words>
                  {value ? (
                    <Words at={[180, y + 25]} bold={isSet} tone={isSet ? 'pri' : 'soft'}>
                      {value}
                    </Words>
                  ) : (
                    <Box at={[180, y + 10]} size={[56, 20]} fill="var(--lk-pri)" color="pri" />
                  )}
                  {!isSet && (
                    <Words at={[216, y + 25]} tone="soft">
                      {t.kept}
                    </Words>
                  )}
                </g>
              );
            })}
            <Box at={[262, HEADER.top + 16]} size={[98, 62]} fill="var(--lk-paper)" />
            <Words at={[276, HEADER.top + 40]}>{t.menu[0]!}</Words>
            <Words at={[276, HEADER.top + 66]} bold tone="pri">
              {t.menu[1]!}
            </Words>
          </>
        ),
      },
    ],
  }),
);
