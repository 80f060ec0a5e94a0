import {changeAssets} from '../lean-bundle/changeAssets';
import {PREFIX} from './documents.cjs';

const MAIN = /(?:^|\/)main\.[^/]+\.js$/;
/** A document in the registry whose content is one chunk and nothing else. */
const ENTRY = new RegExp(
  String.raw`"(${PREFIX}[^"]+)":\[\(\)=>(\w+)\.e\("\1"\)\.then\(\2\.bind\(\2,(\d+)\)\)\],?`,
  'g',
);

/**
 * Writes functions that differ in two values only as a list of those values.
 * @param text the entry's script
 * @throws Error when no document is written as ENTRY knows it
 */
export function packEntries(text: string): string {
  const entries = [...text.matchAll(ENTRY)];
  const [first] = entries;
  if (!first)
    throw new Error('plugins/page-list/packRegistry.ts: no document in the registry is written as ENTRY knows it');
  const list = entries.map(([, name, , id]) => `${name} ${id}`).join();
  const [, , require] = first;
  // The minifier gives no name such a sign.
  const all = `...Object.fromEntries("${list}".split(",").map($entry=>{let[$name,$id]=$entry.split(" ");return[$name,[()=>${require}.e($name).then(()=>${require}(+$id))]]})),`;
  return text.replace(ENTRY, (entry) => (entry === first[0] ? all : ''));
}

/** Packs the registry of chunks in the finished entry. */
export const packRegistry = changeAssets('pack-registry', ({texts, write}) => {
  for (const {name, text} of texts(MAIN)) write(name, packEntries(text));
});
