import {example} from './example';
import type {Localized} from './locales';
import type {ExternalVideo} from './players';

/** A file to download. */
export interface Download {
  /** Engine version that it belongs to. */
  version: string;
  /** Name of the file that the reader downloads, for example `ToonUE-5.6-2025.07.zip`. */
  file: string;
  bytes: number;
  href: string;
}

export interface Link {
  text: string;
  href: string;
  /** Printed in brackets behind the link. */
  note?: string;
}

/** A project made with the plugin, on the home page. */
export interface Project {
  title: Localized;
  text: Localized;
  /** Who made it; null where the text says it. */
  studio: Localized | null;
  /** Name of a picture of src/components/media, or a video on another host. */
  media: {picture: string} | {video: ExternalVideo};
  /** Whose picture it is. */
  caption: Localized;
}

export interface Published {
  /** Engine build with the plugin, one archive an engine version. */
  packages: Download[];
  /** Sample projects. */
  samples: Download[];
  /** The stage's character for the tutorials, made by the build (plugins/sample-assets). */
  assets: Omit<Download, 'version'>;
  /** The demo that runs without an editor. */
  demo: Download | null;
  /** Source of the engine build, as `git clone` takes it. */
  engine: {repository: string; branch: string} | null;
  /** Licence of the plugin. */
  licence: {name: Localized; href: string} | null;
  /** Web view of this site's repository: source, edit, issue and discussion links start with it. */
  repository: string | null;
  community: {label: Localized; href: string}[];
  email: string | null;
  projects: Project[];
}

/**
 * All that is published besides the site. An empty entry is left out of every page, and where a reader needs to know,
 * `<Published>` says so (plugins/published).
 */
const own: Published = {
  packages: [],
  samples: [],
  assets: {file: 'ToonSample.zip', bytes: 3_200_000, href: '/unreal/ToonSample.zip'},
  demo: null,
  engine: null,
  licence: null,
  repository: null,
  community: [],
  email: null,
  projects: [
    {
      title: {'zh-Hans': '游戏工作室过场动画', en: 'Game studio cutscene'},
      text: {
        'zh-Hans': '一家游戏工作室的过场动画，其中的3D部分用本插件渲染。',
        en: 'A cutscene of a game studio; its 3D part was rendered with the plugin.',
      },
      studio: null,
      media: {picture: 'cooperation'},
      caption: {
        'zh-Hans': '画面由本站的实时演示渲染，不是过场动画的截图。',
        en: 'The pictures are from the live demo of this site, not from the cutscene.',
      },
    },
  ],
};

const isEmpty = (value: Published[keyof Published]) => value === null || (Array.isArray(value) && value.length === 0);

/** Entries of `own` that are not filled in. */
export const missing = (Object.keys(own) as (keyof Published)[]).filter((name) => isEmpty(own[name]));

/** Whether the example stands in for what is missing: `npm start` alone sets the variable. */
export const isExample = process.env.SITE_EXAMPLE === 'true' && missing.length > 0;

export const published: Published = isExample
  ? {...own, ...Object.fromEntries(missing.map((name) => [name, (example as Partial<Published>)[name] ?? own[name]]))}
  : own;
