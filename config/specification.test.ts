import {expect, it} from 'vitest';
import config from '../docusaurus.config';
import english from '../i18n/en/code.json';
import sidebars from '../sidebars';
import {environment} from '../src/components/home/features';
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
