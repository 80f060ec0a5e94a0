/** Files that are no pages, as the lists for programs name them. */
import {identity} from '../../config/identity';
import {forLocale, type Localized} from '../../config/localized';
import type {Locale} from '../../config/locales';
import {memoryFile} from '../agent-memory/memory';
import {parametersFile, parametersFolder, schemaFile} from '../root-pages/parameters';
import type {DataFile} from './llms';

type About = Readonly<Localized>;

const file = (path: string, about: About, locale: Locale): DataFile => ({
  title: path.split('/').at(-1)!,
  address: `${identity.url}/${path}`,
  about: forLocale(about, locale),
});

const SHARED: readonly (readonly [path: string, about: About])[] = [
  [
    parametersFile,
    {
      'zh-Hans': '全部参数的分组、设在哪里、类型、单位、范围、默认值、前提、名称、作用和页面，以及各预设的数值。',
      en: 'every parameter with group, holder, type, unit, range, default, conditions, names, effects and pages, and the presets with their values.',
    },
  ],
  [
    `${parametersFolder}/OutlineWidth.json`,
    {
      'zh-Hans': '只含一个参数；把文件名换成别的参数。',
      en: 'one parameter alone; put the name of another in its place.',
    },
  ],
  [schemaFile, {'zh-Hans': '上面两种文件的JSON Schema。', en: 'JSON Schema of both.'}],
];

/** Files that the languages share, described in one of them. */
export const sharedFiles = (locale: Locale): DataFile[] => SHARED.map(([path, about]) => file(path, about, locale));

/** Files of data in one language, then those that all languages share. */
export const dataFiles = (locale: Locale): DataFile[] => [
  file(
    `${locale}/${memoryFile}`,
    {
      'zh-Hans': '给AI助手记忆用的索引，不超过8 kB：参数、前提、常见任务的数值和常见错误。',
      en: 'an index for the memory of an agent, at most 8 kB: parameters, what turns them on, values of common tasks, mistakes.',
    },
    locale,
  ),
  ...sharedFiles(locale),
];
