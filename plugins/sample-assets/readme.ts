/** What readers of the archive need, in each language. */
import {identity} from '../../config/identity';
import type {Localized} from '../../config/locales';
import {unrealText} from '../../src/stage/exchange/unrealText';
import {meshFile, SAMPLES, type Instance, type Sample} from './parts';
import {CONTROL_MAP, FOLDERS} from './script';

/** A name of each figure's, in code marks. */
const each = (of: (sample: Sample) => string): string => SAMPLES.map((sample) => `\`${of(sample)}\``).join(' / ');
const meshes = each(meshFile);
const faceMaps = each(({faceMap}) => `${FOLDERS.textures}/${faceMap}.png`);
const outlines = each(({outline}) => outline.instance);
const [{parts, outline}] = SAMPLES;
const rows = parts
  .map(({slot, parent}, at) => `| ${slot} | ${each((sample) => sample.parts[at]!.instance)} | \`${parent}\` |`)
  .join('\n');

/** File with a part's paste text. */
export const valuesFile = (instance: string): string => `${FOLDERS.values}/${instance}.txt`;
export const valuesText = ({values}: Instance): string => `${unrealText(values)}\n`;

/** @param script name of the Python file @param matcap name of the MatCap, without extension */
export const readmes = (script: string, matcap: string): Localized => ({
  'zh-Hans': `# 示例素材

网站演示里的两个角色，教程用的示例素材：ToonSample是两头身，ToonKnight是七头身的骑士。教程：${identity.url}/zh-Hans/docs/Tutorial/ImportANewCharacter

文件按glTF规范和虚幻引擎的公开资料生成，没有在编辑器里试过；脚本也没有运行过，它会直接保存写入的资产。

## 内容

| 文件 | 内容 |
|---|---|
| ${meshes} | 角色，每个部位一个材质槽，基础色已烘焙；骨骼为Root、Head和HeadCenter |
| \`${FOLDERS.textures}/*_BaseColor.png\`、\`*_ShadowColor.png\` | 基础色与暗部颜色，sRGB开 |
| \`${FOLDERS.textures}/${CONTROL_MAP}.png\` | 中性的控制贴图，从它开始画，sRGB关 |
| ${faceMaps} | 面部阴影贴图，16位，sRGB关 |
| \`${FOLDERS.textures}/${matcap}.png\` | 金属球的MatCap贴图，sRGB开，填在Metal的\`MatCapMap\`里 |
| \`${FOLDERS.ramps}/\` | 每行Ramp一个CSV，以及整张图集 |
| \`${FOLDERS.values}/\` | 每个部位和描边的数值，从材质实例里参数组标题的右键菜单粘贴 |
| \`${script}\` | 导入以上文件并填好材质实例 |

## 网格体数据

| glTF | 引擎里 | 内容 |
|---|---|---|
| \`TEXCOORD_0\` | UV0 | 贴图；脸部以u = 0.5左右对称 |
| \`TEXCOORD_1\` | UV1 | 发丝：u横跨发片，−1到1；v从发根0到发梢1 |
| \`TEXCOORD_2\` | UV2 | 与UV0相同：glTF不允许编号中断 |
| \`TEXCOORD_3\` | UV3 | 切线空间里的描边法线，八面体编码 |
| \`COLOR_0\` | 顶点色 | R遮蔽，G线宽，B描边后推（白不推），A边缘光宽度 |

别的glTF查看器会把顶点色乘到基础色上，看起来偏色，这不是错误。

## 用法

1. 打开装有插件的项目，选**工具 › 执行Python脚本**，打开\`${script}\`。素材导入到\`/Game/ToonSample\`。
2. 看**输出日志**，没有成功的项目会列在警告里。
3. 按导入教程建角色蓝图：**头部骨骼**填HeadCenter，**前向轴**填+Y，覆层材质填${outlines}。
4. 描边在盒子的棱角处断开时，执行**Scripted Asset Actions › Toon › Bake Outline Normals**。

不用脚本时，手动导入，再按下表建材质实例：

| 材质槽 | 材质实例 | 父实例 |
|---|---|---|
${rows}

描边的覆层材质是${outlines}，父实例为\`${outline.parent}\`。眼睛画在脸的基础色里，没有单独的眼睛材质。

## 许可

MIT，见\`LICENSE.txt\`。
`,
  en: `# Sample assets

The two characters of the site's demos, to follow the tutorials with: ToonSample is a chibi, ToonKnight a knight of seven heads. Tutorial: ${identity.url}/en/docs/Tutorial/ImportANewCharacter

The files are made from the glTF specification and Unreal's public reference; they have not been tried in an editor. Nor has the script, which saves the assets that it writes.

## Contents

| File | Contents |
|---|---|
| ${meshes} | the characters, one material slot a part, base colour baked; the bones are Root, Head and HeadCenter |
| \`${FOLDERS.textures}/*_BaseColor.png\`, \`*_ShadowColor.png\` | base and shadow colour, sRGB on |
| \`${FOLDERS.textures}/${CONTROL_MAP}.png\` | a neutral control map to paint from, sRGB off |
| ${faceMaps} | the face shadow maps, 16 bits, sRGB off |
| \`${FOLDERS.textures}/${matcap}.png\` | MatCap of a metal sphere, sRGB on, in \`MatCapMap\` of Metal |
| \`${FOLDERS.ramps}/\` | each ramp row as CSV, and the whole atlas |
| \`${FOLDERS.values}/\` | values of each part and of the outline, to paste with a right-click on the headers of a material instance's parameter groups |
| \`${script}\` | imports these files and fills in material instances |

## Mesh data

| glTF | In the engine | Contents |
|---|---|---|
| \`TEXCOORD_0\` | UV0 | textures; the face is symmetric about u = 0.5 |
| \`TEXCOORD_1\` | UV1 | hair strand: u across the lock, −1 to 1; v from root 0 to tip 1 |
| \`TEXCOORD_2\` | UV2 | the same as UV0: glTF allows no gap in the numbers |
| \`TEXCOORD_3\` | UV3 | outline normal in tangent space, octahedral |
| \`COLOR_0\` | vertex colour | R occlusion, G line width, B depth hold, A rim width |

Other glTF viewers multiply the base colour by the vertex colour and show other colours; that is no error.

## Use

1. Open a project with the plugin, select **Tools › Execute Python Script** and open \`${script}\`. The assets go to \`/Game/ToonSample\`.
2. Read the **Output Log**: warnings name what did not succeed.
3. Build the character Blueprint as the import tutorial says: **Head Bone** HeadCenter, **Forward Axis** +Y, overlay material ${outlines}.
4. If the outline gapes at the edges of the box, run **Scripted Asset Actions › Toon › Bake Outline Normals**.

Without the script, import by hand and create these material instances:

| Material slot | Material instance | Parent |
|---|---|---|
${rows}

The overlay material of the outline is ${outlines}, child of \`${outline.parent}\`. The eyes are painted into the base colour of the face; there is no eye material.

## Licence

MIT, see \`LICENSE.txt\`.
`,
});
