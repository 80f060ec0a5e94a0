import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {currentLocale} from '../../config/locales';
import {carried, collectPackages, readPackage} from './packages';
import {licencesPage} from './page';

/** Lists the packages whose code or styles the browser gets, with their licences, at `/licences/`. */
export default function licences({siteDir}: LoadContext): Plugin {
  const shipped = new Set<string>();
  return {
    name: 'licences',
    configureWebpack: (_, isServer) => (isServer ? {} : {plugins: [collectPackages(shipped)]}),
    async postBuild({outDir}) {
      const folders = new Set([...shipped].flatMap((folder) => [folder, ...carried(folder)]));
      const packages = await Promise.all([...folders].map((folder) => readPackage(path.join(siteDir, folder))));
      packages.sort((a, b) => (a.name < b.name ? -1 : 1));
      await fs.mkdir(path.join(outDir, 'licences'), {recursive: true});
      await fs.writeFile(path.join(outDir, 'licences/index.html'), licencesPage(currentLocale(), packages));
    },
  };
}
