import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {zipSync} from 'fflate';
import type {Root} from 'hast';
import {archive} from '../../config/offline';
import {print} from '../page-pipeline/hast';
import {mediaFolder} from '../../src/components/media/names';
import type {PageInfo} from '../page-pipeline/content';
import type {Site, Step} from '../page-pipeline/step';
import {offlinePage, offlineStyles, pathInArchive} from './offline';

/** Date of every file, fixed so that the same pages give the same archive; ZIP dates start in this year. */
export const SAME_TIME = new Date(1980, 0, 1);

/**
 * Packs the pages of a locale for offline reading: their content, the main style sheet, one picture per figure. The documents of
 * each old version have an archive of their own.
 */
const copyOffline: Step = {
  name: 'copy for reading offline',
  start(site) {
    const versions = new Set(site.pages.map(({version}) => version));
    const copies = new Map([...versions].map((version) => [version, copyOf(site, version)]));
    return {
      page: ({tree, info}) => info && copies.get(info.version)?.add(tree, info),
      async finish() {
        for (const copy of copies.values()) await copy.pack();
      },
    };
  },
};

/** The archive of a version, undefined for what is current. */
function copyOf({locale, pages, props, write}: Site, version: string | undefined) {
  const {baseUrl, outDir, siteConfig, siteDir} = props;
  const pathOf = ({permalink}: PageInfo) => pathInArchive(permalink, baseUrl, version);
  const files = new Map(
    pages.filter((page) => page.version === version).map((page) => [page.permalink.replace(/\/$/, ''), pathOf(page)]),
  );
  const assets = new Set<string>();
  const entries = new Map<string, Uint8Array>();
  const target = {files, baseUrl, origin: siteConfig.url, needs: (asset: string) => void assets.add(asset)};
  const text = new TextEncoder();
  return {
    add(tree: Root, info: PageInfo) {
      const file = pathOf(info);
      entries.set(file, text.encode(print(offlinePage(tree, {...target, file}))));
    },
    async pack() {
      const inOrder: Record<string, Uint8Array> = {};
      for (const file of files.values()) inOrder[file] = entries.get(file)!;
      // The set grows in the loop: style sheets name further files.
      for (const asset of assets) {
        const built = path.join(outDir, decodeURI(asset));
        // Checked-in pictures and videos are copied later, for all locales at once.
        const checkedIn = path.join(siteDir, mediaFolder, decodeURI(asset).replace(/^assets\//, ''));
        const content = await readFile(existsSync(built) ? built : checkedIn);
        inOrder[asset] = asset.endsWith('.css')
          ? text.encode(offlineStyles(content.toString('utf8'), asset, target))
          : content;
      }
      await write(archive(locale, version), zipSync(inOrder, {level: 9, mtime: SAME_TIME}));
    },
  };
}

export default copyOffline;
