/** Questions that readers ask of an assistant, with answers that a program can check. */
import type {Localized} from '../../config/localized';
import type {ParameterId} from '../../src/stage/shading/parameters';

type Text = Readonly<Localized>;

export type Question = {readonly ask: Text} & (
  | {readonly kind: 'value'; readonly of: ParameterId; readonly field: 'default' | 'min' | 'max'}
  | {readonly kind: 'name'; readonly answer: ParameterId}
  /** File below the folder of documents, without its ending. */
  | {readonly kind: 'page'; readonly answer: string}
  /** Words that the answer must have, and the page that has them. */
  | {readonly kind: 'step'; readonly answer: Text; readonly page: string}
);

const value = (of: ParameterId, field: 'default' | 'min' | 'max', chinese: string, english: string): Question => ({
  kind: 'value',
  of,
  field,
  ask: {'zh-Hans': chinese, en: english},
});
const name = (answer: ParameterId, chinese: string, english: string): Question => ({
  kind: 'name',
  answer,
  ask: {'zh-Hans': chinese, en: english},
});
const page = (answer: string, chinese: string, english: string): Question => ({
  kind: 'page',
  answer,
  ask: {'zh-Hans': chinese, en: english},
});
const step = (at: string, answer: string, chinese: string, english: string): Question => ({
  kind: 'step',
  page: at,
  answer: {'zh-Hans': answer, en: answer},
  ask: {'zh-Hans': chinese, en: english},
});

export const questions: readonly Question[] = [
  value(
    'OutlineWidth',
    'default',
    '描边宽度默认是多少厘米？',
    'What is the default width of the outline in centimetres?',
  ),
  value(
    'OutlineWidth',
    'max',
    '描边宽度最大能设到多少厘米？',
    'What is the largest width of the outline in centimetres?',
  ),
  value(
    'OutlineMaxPixels',
    'default',
    '近景里描边默认最多几个像素宽？',
    'How many pixels wide may an outline be in a close-up by default?',
  ),
  value(
    'OutlineMinPixels',
    'default',
    '远处的描边默认最少几个像素？',
    'What is the default lower limit of the outline in pixels?',
  ),
  value(
    'OutlineFadeEnd',
    'default',
    '描边默认到多远完全消失（厘米）？',
    'At what distance in cm has the outline faded out by default?',
  ),
  value(
    'OutlineLightingInfluence',
    'default',
    '描边默认受光照影响的程度是多少？',
    'How far does light darken the outline by default?',
  ),
  value(
    'InnerLineNormalAngle',
    'default',
    '内描线的法线角度默认是多少度？',
    'What is the default normal angle of inner lines in degrees?',
  ),
  value(
    'RimDepthThreshold',
    'default',
    '边缘光的深度阈值默认是多少厘米？',
    'What is the default depth threshold of the rim light in cm?',
  ),
  value('RimWidth', 'default', '边缘光默认多少像素宽？', 'How many pixels wide is the rim light by default?'),
  value('RimInShadow', 'default', '暗部默认保留多少边缘光？', 'How much of the rim light stays in shadow by default?'),
  value('HairGloss', 'default', '发丝高光的光泽默认是多少？', 'What is the default gloss of the strand highlight?'),
  value('HairRingHeight', 'default', '天使环的高度默认是多少？', 'What is the default height of the hair ring?'),
  value('RampIndex', 'max', 'Ramp行号最大是多少？', 'What is the highest ramp index?'),
  value('ShadowSoftness', 'default', '明暗交界的柔和度默认是多少？', 'What is the default softness of the terminator?'),
  value(
    'CastShadowSoftness',
    'default',
    '投影边缘的柔和度默认是多少？',
    'What is the default softness of cast shadows?',
  ),
  value('ShadowGroupId', 'max', '阴影组编号最大是多少？', 'What is the highest number of a shadow group?'),
  value('SelfShadowBias', 'default', '自阴影偏移默认是多少厘米？', 'What is the default self-shadow bias in cm?'),
  value('EyeParallaxDepth', 'default', '眼睛的视差深度默认是多少？', 'What is the default parallax depth of the eyes?'),
  value(
    'EyeMinBrightness',
    'default',
    '眼睛的最低亮度默认是多少？',
    'What is the default minimum brightness of the eyes?',
  ),
  value(
    'CharacterMinBrightness',
    'default',
    '角色的最低亮度默认是多少？',
    'What is the default minimum brightness of a character?',
  ),
  value(
    'CharacterLightMax',
    'default',
    '角色受光的上限默认是多少？',
    'What is the default upper limit of the light on a character?',
  ),
  value(
    'GIDirectionality',
    'default',
    '环境光的方向性默认是多少？',
    'What is the default directionality of ambient light?',
  ),
  name(
    'OutlineScreenBlend',
    '哪个参数让描边在任何距离都一样宽？',
    'Which parameter makes the outline equally wide at every distance?',
  ),
  name(
    'OutlineNormalSource',
    '哪个参数决定描边外壳沿哪种法线移动？',
    'Which parameter chooses the normal along which the hull moves?',
  ),
  name(
    'OutlineZOffset',
    '哪个参数把描边推离镜头，藏起轮廓内的杂线？',
    'Which parameter pushes the hull away from the camera and hides stray lines?',
  ),
  name(
    'OutlineBaseColorInfluence',
    '哪个参数让描边带上各部位的基础色？',
    'Which parameter lets the line take on the base colour of its part?',
  ),
  name('InnerLineStrength', '哪个参数打开内描线？', 'Which parameter turns inner lines on?'),
  name(
    'RimDepthThreshold',
    '脸内部出现边缘光时，提高哪个参数？',
    'Which parameter do I raise when a rim appears inside the face?',
  ),
  name(
    'RimLightDirectionInfluence',
    '哪个参数让边缘光只出现在朝光的一侧？',
    'Which parameter limits the rim light to the side of the light?',
  ),
  name(
    'RimBaseColorInfluence',
    '哪个参数让边缘光带上布料或皮肤的颜色？',
    'Which parameter colours the rim by the cloth or skin?',
  ),
  name(
    'HairHighlightMode',
    '用哪个参数选天使环或发丝高光？',
    'Which parameter chooses ring or strand for the hair highlight?',
  ),
  name('HairRingBreakup', '哪个参数让天使环的边缘参差？', 'Which parameter makes the edge of the ring ragged?'),
  name(
    'HairShiftMapStrength',
    '哪个参数让发丝高光在各缕之间错开？',
    'Which parameter shifts the strand highlight from lock to lock?',
  ),
  name('UseFaceShadowMap', '哪个开关启用面部阴影贴图？', 'Which switch turns the face shadow map on?'),
  name(
    'SphericalNormalBlend',
    '没有贴图时，哪个参数让脸按椭球的法线着色？',
    'Which parameter shades a face without a map by the normals of an ellipsoid?',
  ),
  name(
    'FaceShadowOffset',
    '脸颊变暗太早或太晚，调哪个参数？',
    'Which parameter corrects a cheek that goes dark too early or too late?',
  ),
  name(
    'LightPitchFlatten',
    '哪个参数减弱光线俯仰对脸部阴影的影响？',
    'Which parameter weakens the pitch of the light on the face?',
  ),
  name('ShadowThreshold', '哪个参数移动明暗交界的位置？', 'Which parameter moves the terminator?'),
  name('UseRamp', '哪个开关让明暗过渡用Ramp图？', 'Which switch makes the transition use a ramp?'),
  name('MatCapBlend', '哪个参数选MatCap的混合方式？', 'Which parameter chooses how the MatCap is blended?'),
  name(
    'MetalTint',
    '哪个参数让高光和反射带上基础色，做出黄金？',
    'Which parameter gives highlight and reflection the base colour, as for gold?',
  ),
  name('EyeThroughHair', '哪个参数让眼睛透过刘海显示？', 'Which parameter shows the eyes through the fringe?'),
  name(
    'LightDesaturation',
    '彩色灯光下保住肤色，用哪个参数？',
    'Which parameter keeps the skin tone under coloured lights?',
  ),
  name(
    'FringeShadowStrength',
    '哪个参数打开刘海在脸上的屏幕空间影子？',
    'Which parameter turns on the screen-space shadow of the fringe?',
  ),
  name('LayerMode', '哪个参数选材质层的混合方式？', 'Which parameter chooses how a material layer is blended?'),
  page('Tutorial/ControlTheShapeOfOutlines', '哪一页讲描边的粗细？', 'Which page explains the width of outlines?'),
  page('Tutorial/DrawEyes', '哪一页讲怎么画眼睛？', 'Which page explains how to draw eyes?'),
  page('Tutorial/AddStylizedHairHighlights', '哪一页讲天使环？', 'Which page explains the angel ring?'),
  page('Reference/ConsoleVariables', '哪一页列出控制台变量？', 'Which page lists the console variables?'),
  page(
    'Reference/PaintTheMaps',
    '哪一页讲各贴图通道画什么？',
    'Which page says what to paint in each channel of the maps?',
  ),
  page('Reference/MeshImportSettings', '哪一页讲网格体的导入设置？', 'Which page has the import settings of meshes?'),
  page(
    'GettingStarted/BuildEnginefromSourceCode',
    '哪一页讲从源码编译引擎？',
    'Which page explains how to build the engine from source?',
  ),
  page('MigrateToNewVersion/Latest', '哪一页讲最新版本的变化？', 'Which page says what the newest version changed?'),
  step(
    'Tutorial/ControlTheShapeOfOutlines',
    'Bake Outline Normals',
    '硬边处描边裂开，右键网格体执行什么命令？',
    'Which action of the mesh closes outlines that split at hard edges?',
  ),
  step(
    'Tutorial/ControlTheShapeOfOutlines',
    'Overlay Material',
    '描边的材质实例指定给网格体组件的哪一栏？',
    'Which property of the mesh component takes the outline material?',
  ),
  step(
    'Tutorial/ControlTheShapeOfOutlines',
    'r.Toon.Debug.View 9',
    '用哪条命令查看描边法线？',
    'Which command shows the outline normals?',
  ),
  step(
    'Tutorial/ControlScreenSpaceRimlights',
    'r.Toon.Debug.View 7',
    '用哪条命令只看边缘光的边缘项？',
    'Which command shows the edge term of the rim light alone?',
  ),
  step(
    'Tutorial/DrawEyes',
    'Enabled with Stencil',
    '眼睛透过刘海时，Custom Depth-Stencil Pass设成什么？',
    'What must Custom Depth-Stencil Pass be set to, so that eyes show through hair?',
  ),
  step(
    'Tutorial/ControlTheShapeOfOutlines',
    'Set Leader Pose Component',
    '拆成几个组件的部位怎么跟随主网格体？',
    'How does a separate component follow the main mesh?',
  ),
  step(
    'FAQ',
    'Samples Per Pixel',
    '投影经过处有白点，提高灯的哪项设置？',
    'White speckles where a shadow crosses: which setting of the light do I raise?',
  ),
];
