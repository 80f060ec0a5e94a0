import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {localized, type Localized} from './config/locales';
import {sidebarLabels} from './config/sidebar';

const section = (folder: string, label: Localized, pages: (string | ReturnType<typeof category>)[]) =>
  category(
    folder,
    label,
    pages.map((page) => (typeof page === 'string' ? `${folder}/${page}` : page)),
    false,
  );

function category(folder: string, label: Localized, items: SidebarsConfig[string] & unknown[], collapsed = true) {
  sidebarLabels.push(label);
  return {
    type: 'category' as const,
    label: localized(label),
    link: {type: 'doc' as const, id: `${folder}/index`},
    collapsed,
    items,
  };
}

const legacy = 'TutorialLegacy/5.0-5.3';
const advanced = `${legacy}/AddAdvancedRenderingFeaturesToCharacters`;

const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    {type: 'link', label: localized({'zh-Hans': '工作台', en: 'Workbench'}), href: '/workbench'},
    section('GettingStarted', {'zh-Hans': '快速开始', en: 'Getting started'}, [
      'BuildEnginefromSourceCode',
      'UseWithExistingProjects',
      'UseWithOtherPlugins',
      'TryItOnYourCharacter',
    ]),
    section('Tutorial', {'zh-Hans': '教程', en: 'Tutorials'}, [
      'ImportANewCharacter',
      'ControlLightShadowColorTransition',
      'ControlTheShapeOfShadows',
      'ControlTheShapeOfOutlines',
      'ControlScreenSpaceRimlights',
      'AddStylizedHairHighlights',
      'DrawEyes',
      'AddSpecularAndMetal',
      'ControlLightingOfCharactersAndScenes',
      'CreateComplexMaterialsUsingMaterialLayer',
    ]),
    section('Reference', {'zh-Hans': '参考', en: 'Reference'}, [
      'MaterialParameters',
      'Presets',
      'PaintTheMaps',
      'ComponentsAndBlueprints',
      'BuiltinPlugins',
      'ConsoleVariables',
      'MeshImportSettings',
      'ProjectAndEditorSettings',
      'TakeValuesToUnreal',
    ]),
    section('MigrateToNewVersion', {'zh-Hans': '迁移到新版本', en: 'Migrate to a new version'}, [
      'Latest',
      '5.5',
      '5.4',
      'History',
    ]),
    category('TutorialLegacy', {'zh-Hans': '旧版教程', en: 'Legacy tutorials'}, [
      category(legacy, {'zh-Hans': '5.0–5.3', en: '5.0–5.3'}, [
        `${legacy}/ImportANewCharacter-5.3`,
        category(advanced, {'zh-Hans': '进阶渲染特性', en: 'Advanced rendering features'}, [
          `${advanced}/ControlLightShadowTransitionByRampMap-5.3`,
          `${advanced}/ControlTheShapeOfShadows-5.3`,
          `${advanced}/ControlOutline-5.3`,
          `${advanced}/AddDepthUsingRimLight-5.3`,
          `${advanced}/ControlHairHighLight-5.3`,
          `${advanced}/CreateComplexMaterialsUsingMaterialLayer-5.3`,
        ]),
      ]),
    ]),
    'Status',
    'Glossary',
    'FAQ',
    'Licence',
  ],
};

export default sidebars;
