import {locales} from '../../config/locales';
import {page, redirectPage} from './pages';

/** Script that goes to the new address. It is the same in every page, so that the security policy needs one hash for it. */
const lead = 'location.replace(document.links[0].pathname+location.search+location.hash)';

/**
 * Pages that lead from the old addresses of moved pages to the new ones.
 * @param moved new path by old path, below the locale
 * @param routes of the pages that there are, with a slash at their end
 * @returns HTML by file, relative to the build
 * @throws Error when the new page is missing or the old one is still there
 */
export function movedPages(moved: Readonly<Record<string, string>>, routes: readonly string[]): [string, string][] {
  return Object.entries(moved).flatMap(([from, to]): [string, string][] => {
    if (!routes.includes(`${to}/`)) throw new Error(`config/moved.ts: "${from}" leads to ${to}, which is no page.`);
    if (routes.includes(`${from}/`))
      throw new Error(`config/moved.ts: "${from}" is still a page: its address is not free.`);
    const file = `${from.slice(1)}/index.html`;
    return [
      [file, redirectPage(`${from}/`)],
      ...locales.map((locale): [string, string] => {
        const target = `/${locale}${to}`;
        const refresh = `<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>\n`;
        return [
          `${locale}/${file}`,
          page(locale, target, refresh, `<p><a href="${target}">${target}</a></p>\n<script>${lead}</script>`),
        ];
      }),
    ];
  });
}
