import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {POINTER_NAME} from '@site/packages/search/format';

const TEXTS = {
  'zh-Hans': {
    old: (date: string) => `搜索结果和Markdown副本来自${date}的构建，之后的改动不在其中。更新：npm run build`,
    none: '这个语言还没有构建，搜索和Markdown副本不可用。请运行npm run build，然后重试。',
  },
  en: {
    old: (date: string) =>
      `Search results and Markdown copies are from the build of ${date}; later edits are not in them. Renew them: npm run build`,
    none: 'This language has not been built: search and Markdown copies do not work. Run npm run build, then try again.',
  },
};

/** Says which build search results and Markdown copies are from, when one of them is used. */
async function showNotice(): Promise<void> {
  const locale = document.documentElement.lang;
  const texts = TEXTS[locale as keyof typeof TEXTS] ?? TEXTS.en;
  const response = await fetch(siteConfig.baseUrl + POINTER_NAME, {method: 'HEAD', cache: 'no-cache'});
  const date = response.headers.get('last-modified');
  const notice = document.querySelector('[data-build-notice]') ?? document.createElement('output');
  notice.setAttribute('data-build-notice', '');
  notice.setAttribute(
    'style',
    'position:fixed;inset:auto 0 0;z-index:1000;padding:8px 16px;background:#20242c;color:#fff;font-size:14px',
  );
  notice.textContent = response.ok && date ? texts.old(new Date(date).toLocaleString(locale)) : texts.none;
  document.body.append(notice);
}

if (ExecutionEnvironment.canUseDOM)
  for (const type of ['click', 'focusin'])
    document.addEventListener(type, ({target}) => {
      if ((target as Element).closest?.('[data-copy-page], input[type=search]')) void showNotice();
    });
