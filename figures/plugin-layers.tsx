import React from 'react';
import {Stroke, Words, diagram, Count, Arrow} from './kit';

export default diagram(
  {
    'zh-Hans': {
      caption: '实心一列进入打包后的游戏。编辑器模块不打包；外观开发插件开着就会打进包里，正式项目关掉它。',
      layers: '插件分层',
      layersDesc:
        '从下往上五层：定制引擎，Toon Rendering运行时模块，Toon Rendering编辑器模块，Toon Look-Dev，最上面是要自己编译的第三方插件。定制引擎与运行时模块随游戏打包，编辑器模块不打包，外观开发插件可以关掉，第三方插件看各自情况。',
      rows: [
        ['第三方插件', '自己编译', '看插件'],
        ['Toon Look-Dev', '示例项目里启用', '可关'],
        ['Toon Rendering编辑器模块', '烘焙、迁移等工具', '否'],
        ['Toon Rendering运行时模块', '材质、组件、配置资产', '是'],
        ['定制引擎', '着色模型、Toon缓冲', '是'],
      ],
      packaged: '打包',
      order: '工具的使用顺序',
      orderDesc:
        '导入网格体；用顶点色填充清除未知的颜色；绘制或导入遮罩并用调试视图10到13检查；合并、减面之后最后烘焙描边法线，用调试视图9检查。',
      steps: ['导入网格体', '顶点色填充：先清成白色', '绘制遮罩，看视图10–13', '合并、减面', '烘焙描边法线，看视图9'],
      last: '最后一步',
    },
    en: {
      caption:
        'The filled column goes into a packaged game. The editor module does not; the look-dev plugin does while it is on, so turn it off in a project to be released.',
      layers: 'Layers of plugins',
      layersDesc:
        'Five layers from the bottom: the custom engine, the runtime module of Toon Rendering, its editor module, Toon Look-Dev, and third-party plugins that you compile yourself. Engine and runtime module are packaged, the editor module is not, look-dev can be turned off, third-party plugins vary.',
      rows: [
        ['Third-party plugins', 'compiled by you', 'varies'],
        ['Toon Look-Dev', 'on in the sample project', 'optional'],
        ['Toon Rendering, editor', 'bake, migration, viewers', 'no'],
        ['Toon Rendering, runtime', 'materials, component, profiles', 'yes'],
        ['Custom engine', 'shading model, Toon buffer', 'yes'],
      ],
      packaged: 'packaged',
      order: 'Order of the utilities',
      orderDesc:
        'Import the mesh; clear unknown colours with the vertex-colour filler; paint or import masks and check them in debug views 10 to 13; merge and reduce; bake the outline normals last and check debug view 9.',
      steps: [
        'Import the mesh',
        'Vertex-colour filler: clear to white',
        'Paint masks, check views 10–13',
        'Merge and reduce',
        'Bake Outline Normals, check view 9',
      ],
      last: 'always last',
    },
  },
  (t) => ({
    caption: t.caption,
    panels: [
      {
        title: t.layers,
        desc: t.layersDesc,
        height: 300,
        body: (
          <>
            <Words at={[325, 46]} anchor="middle" tone="soft">
              {t.packaged}
            </Words>
            {t.rows.map(([name = '', note = '', packed = ''], at) => {
              const y = 54 + at * 48;
              const solid = at > 2;
              return (
                <g key={name}>
                  <Stroke d={`M1 ${y}h366v48h-366Z`} dash={at === 0} fill={at === 4 ? 'var(--lk-wash)' : 'none'} />
                  {solid && <path d={`M283 ${y}h84v48h-84Z`} fill="var(--lk-ink)" />}
                  <Words at={[12, y + 20]} bold>
                    {name}
                  </Words>
                  <Words at={[12, y + 39]} tone="soft">
                    {note}
                  </Words>
                  <Words at={[325, y + 29]} anchor="middle" tone={solid ? 'onInk' : undefined} bold={solid}>
                    {packed}
                  </Words>
                </g>
              );
            })}
            <Stroke d="M283 54V294" width={1.25} />
          </>
        ),
      },
      {
        title: t.order,
        desc: t.orderDesc,
        height: 300,
        body: (
          <>
            <Stroke d="M14 66V258" color="edge" width={1} />
            {t.steps.map((name, at) => (
              <g key={name}>
                <Count at={[14, 66 + at * 48]}>{at + 1}</Count>
                <Words at={[38, 71 + at * 48]} bold={at === 4}>
                  {name}
                </Words>
              </g>
            ))}
            <Words at={[38, 282]} tone="coral">
              {t.last}
            </Words>
            <Arrow from={[14, 292]} to={[14, 274]} color="coral" />
          </>
        ),
      },
    ],
  }),
);
