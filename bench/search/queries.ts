/**
 * Queries written by hand, with the sections that answer them: the end of the address, the same in both languages; several
 * where several are right.
 */
export interface HandQuery {
  query: string;
  answers: readonly string[];
}

const list = (rows: readonly (readonly [string, ...string[]])[]): HandQuery[] =>
  rows.map(([query, ...answers]) => ({query, answers}));

const OUTLINES = '/Tutorial/ControlTheShapeOfOutlines';
const RIM = '/Tutorial/ControlScreenSpaceRimlights';
const HAIR = '/Tutorial/AddStylizedHairHighlights';
const HAIR_LEGACY = '/TutorialLegacy/5.0-5.3/AddAdvancedRenderingFeaturesToCharacters/ControlHairHighLight-5.3';
const SHADOWS = '/Tutorial/ControlTheShapeOfShadows';
const TRANSITION = '/Tutorial/ControlLightShadowColorTransition';
const LIGHTING = '/Tutorial/ControlLightingOfCharactersAndScenes';
const LAYERS = '/Tutorial/CreateComplexMaterialsUsingMaterialLayer';
const IMPORT = '/Tutorial/ImportANewCharacter';
const BUILD = '/GettingStarted/BuildEnginefromSourceCode';
const PARAMETERS = '/Reference/MaterialParameters';
const VARIABLES = '/Reference/ConsoleVariables';

/** Any section of the page is right, unless the answer contains `#`. */
export const handQueries: Readonly<Record<string, readonly HandQuery[]>> = {
  en: list([
    ['outline', OUTLINES],
    ['outline width', `${OUTLINES}#set-the-width`, `${PARAMETERS}#OutlineWidth`],
    ['OutlineWidth', `${PARAMETERS}#OutlineWidth`],
    ['outlines disappear in packaged game', '/FAQ#outline-missing-in-package'],
    ['rim light', RIM],
    ['shadows', SHADOWS],
    ['hair', HAIR],
    ['fresnel', `${RIM}#fresnel`],
    ['hair ring', `${HAIR}#ring`, '/FAQ#hair-ring-or-strand', '/#features'],
    ['anisotropic strand highlight', HAIR, HAIR_LEGACY],
    ['face shadow map', `${SHADOWS}#build-a-face-shadow-map`, `${PARAMETERS}#FaceShadowMap`],
    ['sdf face', '/FAQ#sdf-face-shadow'],
    [
      'ramp',
      TRANSITION,
      '/TutorialLegacy/5.0-5.3/AddAdvancedRenderingFeaturesToCharacters/ControlLightShadowTransitionByRampMap-5.3',
    ],
    ['key light', `${LIGHTING}#key-light`],
    ['material layer blend', LAYERS],
    ['import character', IMPORT],
    ['vertex colors', '/FAQ#vertex-colours-unpainted', '/Reference/MeshImportSettings#vertex-colors-uvs'],
    ['build from source', BUILD],
    ['visual studio toolset', `${BUILD}#visual-studio-and-toolset`],
    ['installed build', `${BUILD}#installed-build`],
    ['existing project', '/GettingStarted/UseWithExistingProjects', '/FAQ#existing-project'],
    ['movie render queue', '/GettingStarted/UseWithOtherPlugins#movie-render-queue'],
    ['r.Toon.Outline.Enable', `${VARIABLES}#r.Toon.Outline.Enable`],
    ['skin cache', `${VARIABLES}#engine-skin-cache`],
    ['vsm', `${VARIABLES}#engine-vsm`],
    ['post process baseline', '/Reference/ProjectAndEditorSettings#post-process'],
    ['metahuman', '/FAQ#metahuman'],
    ['dlss', '/FAQ#upscalers'],
    ['commercial use', '/FAQ#commercial-use', '/Licence'],
    ['licence', '/Licence'],
    ['migrate 5.5', '/MigrateToNewVersion/5.5'],
    ['legacy import', '/TutorialLegacy/5.0-5.3/ImportANewCharacter-5.3'],
    ['how do I compile the engine', BUILD],
    ['what does OutlineScreenBlend mean', `${PARAMETERS}#OutlineScreenBlend`],
    ['how to make hair highlights', HAIR],
    ['can I use it commercially', '/FAQ#commercial-use'],
    ['price', '/FAQ#commercial-use', '/Licence'],
    ['mobile', '/FAQ#platforms'],
  ]),
  'zh-Hans': list([
    ['描边', OUTLINES],
    ['描边宽度', `${OUTLINES}#set-the-width`, OUTLINES],
    ['OutlineWidth', `${PARAMETERS}#OutlineWidth`],
    ['描边打包后不见', '/FAQ#outline-missing-in-package'],
    ['边缘光', RIM],
    ['阴影', SHADOWS],
    ['头发', HAIR],
    ['菲涅耳', `${RIM}#fresnel`],
    ['天使环', `${HAIR}#ring`, '/#features', '/FAQ#hair-ring-or-strand'],
    ['发丝高光', `${HAIR}#strand`],
    ['面部阴影贴图', `${SHADOWS}#build-a-face-shadow-map`],
    ['SDF', '/FAQ#sdf-face-shadow'],
    [
      'Ramp图',
      TRANSITION,
      '/TutorialLegacy/5.0-5.3/AddAdvancedRenderingFeaturesToCharacters/ControlLightShadowTransitionByRampMap-5.3',
    ],
    ['主光', `${LIGHTING}#key-light`],
    ['材质层', LAYERS, '/#features'],
    ['导入角色', IMPORT],
    ['顶点色', '/FAQ#vertex-colours-unpainted', '/Reference/MeshImportSettings#vertex-colors-uvs'],
    ['编译引擎', BUILD],
    ['工具集', `${BUILD}#visual-studio-and-toolset`],
    ['安装版引擎', `${BUILD}#installed-build`],
    ['已有项目', '/GettingStarted/UseWithExistingProjects', '/FAQ#existing-project'],
    ['影片渲染队列', '/GettingStarted/UseWithOtherPlugins#movie-render-queue'],
    ['r.Toon.Outline.Enable', `${VARIABLES}#r.Toon.Outline.Enable`],
    ['蒙皮缓存', `${VARIABLES}#engine-skin-cache`],
    ['虚拟阴影贴图', `${VARIABLES}#engine-vsm`],
    ['后期处理', '/Reference/ProjectAndEditorSettings#post-process'],
    ['MetaHuman', '/FAQ#metahuman'],
    ['抗锯齿', `${VARIABLES}#engine-aa`],
    ['商业游戏', '/FAQ#commercial-use'],
    ['许可', '/Licence'],
    ['迁移5.5', '/MigrateToNewVersion/5.5'],
    ['脸上有三角形', '/FAQ#dirty-face-shadows'],
    ['如何编译引擎', BUILD],
    ['OutlineScreenBlend 含义', `${PARAMETERS}#OutlineScreenBlend`],
    ['描边是什么', OUTLINES],
    ['描边宽度怎么设置', `${OUTLINES}#set-the-width`],
    ['可以商用吗', '/FAQ#commercial-use'],
    ['多少钱', '/FAQ#commercial-use', '/Licence'],
    ['移动端', '/FAQ#platforms'],
  ]),
};

/** Pinyin and words of the other language; the first three hits must contain the answer. */
export const crossQueries: Readonly<Record<string, readonly HandQuery[]>> = {
  en: list([
    ['描边', OUTLINES],
    ['轮廓', OUTLINES],
    ['边缘光', RIM],
    ['面部阴影', SHADOWS, '/FAQ#sdf-face-shadow'],
    ['材质层', LAYERS],
    ['控制台变量', VARIABLES],
    ['许可', '/Licence'],
    [
      '导入',
      IMPORT,
      '/TutorialLegacy/5.0-5.3/ImportANewCharacter-5.3#import',
      `${VARIABLES}#engine-tools`,
      '/MigrateToNewVersion/5.5#import',
    ],
    ['常见问题', '/FAQ'],
    ['描边宽度', OUTLINES],
    ['顶点色', '/FAQ#vertex-colours-unpainted', '/Reference/MeshImportSettings#vertex-colors-uvs'],
    ['头发高光', HAIR],
    ['邊緣光', RIM],
  ]),
  'zh-Hans': list([
    ['邊緣光', RIM],
    ['陰影形狀', SHADOWS],
    ['輪廓線', OUTLINES],
    ['miaobian', OUTLINES],
    ['miao bian', OUTLINES],
    ['mb', OUTLINES],
    ['miaob', OUTLINES],
    ['bianyuanguang', RIM],
    ['bian yuan guang', RIM],
    ['byg', RIM],
    ['yinying', SHADOWS],
    ['caizhiceng', LAYERS],
    ['tianshihuan', HAIR, '/#features', '/FAQ#hair-ring-or-strand'],
    ['xuke', '/Licence'],
    ['daorujuese', IMPORT],
    ['描变', OUTLINES],
    ['outline', OUTLINES],
    ['outlines', OUTLINES],
    ['rim light', RIM],
    ['rimlight', RIM],
    ['face shadow', SHADOWS, '/FAQ#sdf-face-shadow'],
    ['material layer', LAYERS],
    ['console variables', VARIABLES],
    ['license', '/Licence'],
    ['licence', '/Licence'],
    ['hair highlight', HAIR, HAIR_LEGACY],
    ['faq', '/FAQ'],
    ['vertex color', '/FAQ#vertex-colours-unpainted', '/Reference/MeshImportSettings#vertex-colors-uvs'],
  ]),
};
