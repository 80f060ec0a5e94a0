/** Files that are no pages, as the lists for programs name them. */
import {identity} from '../../config/identity';
import {forLocale, type Localized} from '../../config/localized';
import type {Locale} from '../../config/locales';
import {memoryFile} from '../agent-memory/memory';
import {parametersFile, parametersFolder, schemaFile} from '../root-pages/parameters';
import type {DataFile} from './llms';
import texts from '../../data/pages.json';

type About = Readonly<Localized>;

const file = (path: string, about: About, locale: Locale): DataFile => ({
  title: path.split('/').at(-1)!,
  address: `${identity.url}/${path}`,
  about: forLocale(about, locale),
});

const SHARED: readonly (readonly [path: string, about: About])[] = [
  [parametersFile, texts.markdownExport.files.parameters],
  [`${parametersFolder}/OutlineWidth.json`, texts.markdownExport.files.parameter],
  [schemaFile, texts.markdownExport.files.schema],
];

/** Files that the languages share, described in one of them. */
export const sharedFiles = (locale: Locale): DataFile[] => SHARED.map(([path, about]) => file(path, about, locale));

/** Files of data in one language, then those that all languages share. */
export const dataFiles = (locale: Locale): DataFile[] => [
  file(`${locale}/${memoryFile}`, texts.markdownExport.files.memory, locale),
  ...sharedFiles(locale),
];
