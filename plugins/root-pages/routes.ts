import fs from 'node:fs/promises';
import path from 'node:path';
import {locales} from '../../config/locales';

/** Routes of the pages in a folder, with a slash at their end. */
export async function htmlRoutes(folder: string, route = '/'): Promise<string[]> {
  const entries = await fs.readdir(folder, {withFileTypes: true});
  const found = await Promise.all(
    entries.map((entry) =>
      entry.isDirectory()
        ? htmlRoutes(path.join(folder, entry.name), `${route}${entry.name}/`)
        : entry.name === 'index.html'
          ? [route]
          : [],
    ),
  );
  return found.flat();
}

/** Paths of the pages that every locale of a build has, without a slash at their end. */
export async function sharedPages(build: string): Promise<string[]> {
  const [first = [], ...others] = await Promise.all(locales.map((locale) => htmlRoutes(path.join(build, locale))));
  return first
    .filter((route) => others.every((routes) => routes.includes(route)))
    .map((route) => route.replace(/\/$/, ''))
    .sort();
}
