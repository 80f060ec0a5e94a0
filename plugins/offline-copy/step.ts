import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {zipSync} from 'fflate';
import {archive} from '../../config/offline';
import {print} from '../page-pipeline/hast';
import {mediaFolder} from '../../src/features/media/names';
import type {Step} from '../page-pipeline/step';
import {offlinePage, offlineStyles, pathInArchive} from './offline';

/** Date of every file, fixed so that the same pages give the same archive; ZIP dates start in this year. */
export const SAME_TIME = new Date(1980, 0, 1);

/** Packs the pages of a locale for offline reading: their content, the main style sheet, one picture per figure. */
const copyOffline: Step = {
  name: 'copy for reading offline',
  needs: ['common addresses', 'stylesheet links'],
  gives: [],
  start({locale, pages, props, write}) {
    const {baseUrl, outDir, siteConfig, siteDir} = props;
    const files = new Map(
      pages.map(({permalink}) => [permalink.replace(/\/$/, ''), pathInArchive(permalink, baseUrl)]),
    );
    const assets = new Set<string>();
    const entries = new Map<string, Uint8Array>();
    const target = {files, baseUrl, origin: siteConfig.url, needs: (asset: string) => void assets.add(asset)};
    const text = new TextEncoder();
    return {
      page({tree, info}) {
        if (!info) return;
        const file = pathInArchive(info.permalink, baseUrl);
        entries.set(file, text.encode(print(offlinePage(tree, {...target, file}))));
      },
      async finish() {
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
        await write(archive(locale), zipSync(inOrder, {level: 9, mtime: SAME_TIME}));
      },
    };
  },
};

export default copyOffline;
