import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {fill, forLocale, type Locale} from '@site/config/localized';
import {POINTER_NAME} from '@site/packages/search/format';
import texts from '../../data/pages.json';

/** Says which build search results and Markdown copies are from, when one of them is used. */
async function showNotice(): Promise<void> {
  const locale = document.documentElement.lang;
  const {old, none} = forLocale(texts.builtFiles.words, locale as Locale);
  const response = await fetch(siteConfig.baseUrl + POINTER_NAME, {method: 'HEAD', cache: 'no-cache'});
  const date = response.headers.get('last-modified');
  const notice = document.querySelector('[data-build-notice]') ?? document.createElement('output');
  notice.setAttribute('data-build-notice', '');
  notice.setAttribute(
    'style',
    'position:fixed;inset:auto 0 0;z-index:1000;padding:8px 16px;background:#20242c;color:#fff;font-size:14px',
  );
  notice.textContent = response.ok && date ? fill(old, {date: new Date(date).toLocaleString(locale)}) : none;
  document.body.append(notice);
}

if (ExecutionEnvironment.canUseDOM)
  for (const type of ['click', 'focusin'])
    document.addEventListener(type, ({target}) => {
      if ((target as Element).closest?.('[data-copy-page], input[type=search]')) void showNotice();
    });
