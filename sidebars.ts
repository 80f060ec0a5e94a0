import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {localized, type Localized} from './config/locales';
import {sidebarLabels} from './config/sidebar';
import texts from './data/site.json';

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
    {type: 'link', label: localized(texts.sidebar.workbench), href: '/workbench'},
    section('GettingStarted', texts.sidebar.gettingStarted, [
      'BuildEnginefromSourceCode',
      'UseWithExistingProjects',
      'UseWithOtherPlugins',
      'TryItOnYourCharacter',
    ]),
    section('Tutorial', texts.sidebar.tutorials, [
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
    section('Reference', texts.sidebar.reference, [
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
    section('MigrateToNewVersion', texts.sidebar.migration, ['Latest', '5.5', '5.4', 'History']),
    category('TutorialLegacy', texts.sidebar.legacyTutorials, [
      category(legacy, texts.sidebar.legacyVersions, [
        `${legacy}/ImportANewCharacter-5.3`,
        category(advanced, texts.sidebar.advancedRenderingFeatures, [
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
