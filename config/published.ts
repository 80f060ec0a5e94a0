import type {Localized} from './locales';

/** A file to download. */
export interface Download {
  /** Engine version that it belongs to. */
  version: string;
  /** As the reader sees it, for example `ToonUE-5.6-2025.07.zip`. */
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
  /** Of the plugin. */
  licence: {name: Localized; href: string} | null;
  /** Web view of this site's repository: source, edit, issue and discussion links start with it. */
  repository: string | null;
  community: {label: Localized; href: string}[];
  email: string | null;
}

/**
 * All that is published besides the site. An empty entry is left out of every page, and where a reader needs to know,
 * `<Published>` says so (plugins/published).
 */
export const published: Published = {
  packages: [],
  samples: [],
  assets: {file: 'ToonSample.zip', bytes: 1_400_000, href: '/unreal/ToonSample.zip'},
  demo: null,
  engine: null,
  licence: null,
  repository: null,
  community: [],
  email: null,
};
