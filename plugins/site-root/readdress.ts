import fs from 'node:fs/promises';
import path from 'node:path';

const TEXT = /\.(?:html|js|css|md|xml|txt|json|webmanifest)$/;
/** Where the bundler's runtime keeps the address that scripts are loaded below. */
const publicPath = (locale: string) => `.p="/${locale}/"`;

/**
 * Lets what a locale's pages, styles and scripts name stand at the root of the site.
 * @param folder one locale's built site
 * @throws Error when its scripts are not loaded from below the locale
 */
export async function readdress(folder: string, locale: string): Promise<void> {
  let runtimes = 0;
  const entries = await fs.readdir(folder, {recursive: true});
  await Promise.all(
    entries
      .filter((name) => TEXT.test(name))
      .map(async (name) => {
        const file = path.join(folder, name);
        const text = await fs.readFile(file, 'utf8');
        let changed = text.replaceAll(`/${locale}/assets/`, '/assets/');
        if (path.basename(file).startsWith('runtime~')) {
          changed = changed.replace(publicPath(locale), '.p="/"');
          runtimes += Number(changed.includes('.p="/"'));
        }
        if (changed !== text) await fs.writeFile(file, changed);
      }),
  );
  if (runtimes !== 1) throw new Error(`${folder}: ${runtimes} runtimes load scripts from below ${publicPath(locale)}`);
}
