import React from 'react';
import {Arrow, Box, Words, diagram, StepList} from './kit';

export default diagram(
  {
    'zh-Hans': {
      caption: '先用两个问题选路线。五个检查点说明路线A每一段做完能看到什么。',
      tree: '两个问题选路线',
      treeDesc:
        '第一问：要改引擎，或自己做安装版引擎吗？要，走B，从源码构建；不要，走A，预编译版。第二问：有已经开工的项目吗？有，装好之后再走C，把项目迁过来；没有，直接打开示例项目。',
      q1: '要改引擎或做安装版吗？',
      q2: '有已经开工的项目吗？',
      yes: '是',
      no: '否',
      a: 'A  预编译版',
      aNote: '下载、解压',
      b: 'B  从源码构建',
      bNote: '250 GB，数小时',
      c: 'C  已有项目',
      cNote: '迁移后先转一个角色',
      d: '示例项目',
      dNote: '外观开发地图',
      run: '路线A的五个检查点',
      runDesc:
        '依次：引擎仓库不再显示404；UnrealEditor.exe打开项目浏览器；着色器计数归零；换四种光，明暗两阶始终分明；输入r.Toon.Debug.View 2出现黑白受光遮罩。',
      steps: [
        ['接受GitHub邀请', '引擎仓库不再显示404'],
        ['运行UnrealEditor.exe', '出现项目浏览器'],
        ['打开示例项目', '右下角的着色器计数归零'],
        ['换四种光', '明暗两阶始终分明'],
        ['输入调试命令', '出现黑白的受光遮罩'],
      ],
    },
    en: {
      caption: 'Two questions choose the route. The five checks say what you see when each part of route A is done.',
      tree: 'Two questions choose the route',
      treeDesc:
        'First: do you change the engine or make an installed build? If yes, take B and build from source; if no, take A, the prebuilt archive. Second: is a project already in production? If yes, take C afterwards and move it; if no, open the sample project.',
      q1: 'Change or build the engine?',
      q2: 'A project already in production?',
      yes: 'yes',
      no: 'no',
      a: 'A  Prebuilt',
      aNote: 'download, unzip',
      b: 'B  From source',
      bNote: '250 GB, hours',
      c: 'C  Existing project',
      cNote: 'one character first',
      d: 'Sample project',
      dNote: 'look-dev map',
      run: 'Route A in five checks',
      runDesc:
        'In order: the engine repository no longer shows 404; UnrealEditor.exe opens the project browser; the shader counter reaches zero; two tones stay distinct in four lights; the command r.Toon.Debug.View 2 shows a black-and-white lit mask.',
      steps: [
        ['Accept the GitHub invitation', 'the repository no longer shows 404'],
        ['Run UnrealEditor.exe', 'the project browser appears'],
        ['Open the sample project', 'the shader counter reaches zero'],
        ['Try the four lights', 'two tones stay distinct'],
        ['Enter the debug command', 'a black-and-white lit mask appears'],
      ],
    },
  },
  (t) => {
    const node = (x: number, y: number, name: string, note: string) => (
      <>
        <Box at={[x, y]} size={[168, 52]} fill="var(--lk-wash)" />
        <Words at={[x + 12, y + 22]} bold>
          {name}
        </Words>
        <Words at={[x + 12, y + 41]} tone="soft">
          {note}
        </Words>
      </>
    );
    const fork = (y: number) => (
      <>
        <Arrow from={[150, y]} to={[84, y + 34]} />
        <Words at={[96, y + 14]} anchor="end" tone="soft">
          {t.no}
        </Words>
        <Arrow from={[214, y]} to={[280, y + 34]} />
        <Words at={[268, y + 14]} tone="soft">
          {t.yes}
        </Words>
      </>
    );
    return {
      caption: t.caption,
      panels: [
        {
          title: t.tree,
          desc: t.treeDesc,
          height: 296,
          body: (
            <>
              <Words at={[182, 50]} anchor="middle" bold>
                {t.q1}
              </Words>
              {fork(60)}
              {node(0, 98, t.a, t.aNote)}
              {node(198, 98, t.b, t.bNote)}
              <Arrow from={[84, 152]} to={[150, 178]} />
              <Arrow from={[280, 152]} to={[214, 178]} />
              <Words at={[182, 194]} anchor="middle" bold>
                {t.q2}
              </Words>
              {fork(202)}
              {node(0, 240, t.d, t.dNote)}
              {node(198, 240, t.c, t.cNote)}
            </>
          ),
        },
        {
          title: t.run,
          desc: t.runDesc,
          height: 296,
          body: <StepList top={58} items={t.steps.map(([title = '', see = '']) => [title, see] as const)} />,
        },
      ],
    };
  },
);
