import {readFileSync} from 'node:fs';
import matter from '@11ty/gray-matter';
import type {Locale} from '../../config/locales';
import {routeOf} from '../page-faults/routes';
import {statesOf} from './stale';
import {trees} from './trees';

/** Addresses below the locale of the pages that a language lacks; only languages that lack one. */
export type Untranslated = Partial<Record<Locale, readonly string[]>>;

export function untranslatedRoutes(): Untranslated {
  const routes: Partial<Record<Locale, string[]>> = {};
  for (const tree of trees)
    for (const name of statesOf(tree).missing) {
      const file = `${tree.source}/${name}`;
      const route = routeOf({...tree, folder: tree.source, file}, matter(readFileSync(file, 'utf8'), {}).data);
      if (route) (routes[tree.locale] ??= []).push(route);
    }
  return routes;
}
