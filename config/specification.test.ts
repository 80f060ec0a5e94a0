import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import config from '../docusaurus.config';
import english from '../i18n/en/code.json';
import sidebars from '../sidebars';
import {environment} from '../src/components/home/features';
import {defaultLocale, docsFolder} from './locales';
import {moved} from './moved';
import {published} from './published';

it('section 5: broken links fail the build; broken Markdown links and anchors warn', () => {
  expect(config).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    markdown: {hooks: {onBrokenMarkdownLinks: 'warn'}},
  });
});

it('section 1: the home page names effects on the character, and a cutscene rendered with the plugin', () => {
  expect(environment.text.en).toMatch(/Lights, shadows and global illumination .* character effects/);
  expect(environment.text['zh-Hans']).toMatch(/灯光、阴影与全局光照.*角色效果/);
  expect(published.projects[0]?.text.en).toMatch(/cutscene of a game studio.* 3D part was rendered with the plugin/);
  expect(published.projects[0]?.text['zh-Hans']).toMatch(/过场动画.*3D部分/);
});

it('section 1: the search carries the line "Search by"', () => {
  expect(english['theme.SearchModal.footer.searchByText'].message).toBe('Search by');
});

it('section 2: the sidebar is named tutorialSidebar, and there is no other', () => {
  expect(Object.keys(sidebars)).toEqual(['tutorialSidebar']);
});

const legacy = 'TutorialLegacy/5.0-5.3';

/** Documentation pages of the specification, by folder; an empty name is the index. */
const pages = {
  '': ['', 'FAQ', 'Licence'],
  GettingStarted: ['', 'BuildEnginefromSourceCode', 'UseWithExistingProjects', 'UseWithOtherPlugins'],
  MigrateToNewVersion: ['', '5.4', '5.5', 'History', 'Latest'],
  Reference: ['', 'BuiltinPlugins', 'ConsoleVariables', 'MeshImportSettings', 'ProjectAndEditorSettings'],
  Tutorial: [
    '',
    'AddSpecularAndMetal',
    'AddStylizedHairHighlights',
    'ControlLightingOfCharactersAndScenes',
    'ControlLightShadowColorTransition',
    'ControlScreenSpaceRimlights',
    'ControlTheShapeOfOutlines',
    'ControlTheShapeOfShadows',
    'CreateComplexMaterialsUsingMaterialLayer',
    'DrawEyes',
    'ImportANewCharacter',
  ],
  TutorialLegacy: [''],
  [legacy]: ['', 'ImportANewCharacter-5.3'],
  [`${legacy}/AddAdvancedRenderingFeaturesToCharacters`]: [
    '',
    'AddDepthUsingRimLight-5.3',
    'ControlHairHighLight-5.3',
    'ControlLightShadowTransitionByRampMap-5.3',
    'ControlOutline-5.3',
    'ControlTheShapeOfShadows-5.3',
    'CreateComplexMaterialsUsingMaterialLayer-5.3',
  ],
};

it('section 2: each document is at its address, or leads on from it', () => {
  const addresses = Object.entries(pages).flatMap(([folder, names]) =>
    names.map((name) => ['', folder, name].filter((part, at) => at === 0 || part).join('/')),
  );
  const isPage = (address: string) =>
    ['.md', '/index.md'].some((end) => existsSync(docsFolder(defaultLocale) + address + end));
  expect(
    addresses.filter((address) => !isPage(address) && !moved[`/docs${address}`]),
    'neither in docs/ nor in config/moved.ts',
  ).toEqual([]);
});

it('section 3: the banner and the logo have their fields', () => {
  const {announcementBar, navbar} = config.themeConfig as Record<string, Record<string, unknown>>;
  expect(announcementBar).toMatchObject({
    id: expect.any(String) as string,
    content: expect.any(String) as string,
    backgroundColor: expect.any(String) as string,
    textColor: expect.any(String) as string,
    isCloseable: true,
  });
  expect(navbar?.logo).toMatchObject({src: 'img/logo-light.svg', srcDark: 'img/logo-dark.svg', width: 30, height: 30});
});
