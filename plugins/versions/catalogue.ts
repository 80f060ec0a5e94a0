/** The parameters that a page describes: those of today, or those that were frozen when its version was cut. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parameters, type Parameter} from '../../src/stage/shading/parameters';
import {folderOf} from './versions';

export type Catalogue = ReadonlyMap<string, Parameter>;

const fileOf = (version: string) => `${folderOf(version)}/parameters.json`;

const byId = (list: readonly Parameter[]): Catalogue => new Map(list.map((each) => [each.id, each]));

const current = byId(parameters);
const frozen = new Map<string, Catalogue>();

function read(version: string): Catalogue {
  const file = fileOf(version);
  if (!existsSync(file))
    throw new Error(
      `${file} is missing: it holds the parameters of version ${version}; restore it from the commit that cut the version`,
    );
  return byId(JSON.parse(readFileSync(file, 'utf8')) as Parameter[]);
}

/** @param version of the page; undefined for pages without one */
export function catalogueOf(version?: string): Catalogue {
  if (version === undefined) return current;
  const catalogue = frozen.get(version) ?? read(version);
  frozen.set(version, catalogue);
  return catalogue;
}

/** Keeps the parameters of today for a version. */
export function freezeCatalogue(version: string): void {
  const file = fileOf(version);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify(parameters, null, 2)}\n`);
}
