import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {currentLocale} from '../../config/locales';
import {billOfMaterials} from './billOfMaterials';
import {carried, collectPackages, readPackage} from './packages';
import {licencesPage} from './page';

/**
 * Publishes the packages whose code or styles the browser gets, with their licences: as a page `/licences/` and as `bom.json`.
 */
export default function licences({siteDir}: LoadContext): Plugin {
  const shipped = new Set<string>();
  return {
    name: 'licences',
    configureWebpack: (_, isServer) => (isServer ? {} : {plugins: [collectPackages(shipped)]}),
    async postBuild({outDir}) {
      const folders = new Set([...shipped].flatMap((folder) => [folder, ...carried(folder)]));
      const read = await Promise.all([...folders].map((folder) => readPackage(path.join(siteDir, folder))));
      // A package may lie in several folders.
      const packages = [...new Map(read.map((each) => [`${each.name}@${each.version}`, each])).values()];
      packages.sort((a, b) => (a.name < b.name ? -1 : 1));
      const folder = path.join(outDir, 'licences');
      await fs.mkdir(folder, {recursive: true});
      await fs.writeFile(path.join(folder, 'index.html'), licencesPage(currentLocale(), packages));
      await fs.writeFile(path.join(folder, 'bom.json'), JSON.stringify(billOfMaterials(packages), null, 2));
    },
  };
}
