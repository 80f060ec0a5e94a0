/** What a file says of its author and its use. */
import {isObject, type Json} from './container';
import {listOf, objectOf, textOf} from './gltf';
import {plain} from './plain';

/** Names of XMP and those of VRM's `meta`; `dc:rights` holds the licence in the examples of KHR_xmp_json_ld. */
const XMP: readonly (readonly [name: string, key: string])[] = [
  ['dc:title', 'title'],
  ['dc:creator', 'author'],
  ['dc:rights', 'license'],
  ['dcterms:license', 'license'],
  ['cc:license', 'license'],
  ['xmpRights:UsageTerms', 'license'],
  ['xmpRights:WebStatement', 'license'],
  ['xmpRights:Owner', 'copyright'],
];

/** Texts of a value in JSON-LD: alternatives are one text in several languages, of which the first is the default. */
function xmpTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(xmpTexts);
  if (!isObject(value)) return [];
  const members = Object.keys(value).filter((key) => /^rdf:_\d+$/.test(key));
  const wanted = value['@type'] === 'rdf:Alt' ? members.slice(0, 1) : members;
  return ['@value', '@id', '@list', '@set', ...wanted].flatMap((key) =>
    Object.hasOwn(value, key) ? xmpTexts(value[key]) : [],
  );
}

/** The packet of the whole file: of its `asset`, else of its scene, else the only one. */
function xmpOf(json: Json): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const extension of ['KHR_xmp', 'KHR_xmp_json_ld']) {
    const packets = listOf(json, 'extensions', extension, 'packets');
    const scene = listOf(json, 'scenes')[Number(json['scene'] ?? 0)];
    const places = [json['asset'], scene].map((of) => objectOf(of, 'extensions', extension)['packet']);
    const at = places.find((place) => place !== undefined) ?? (packets.length === 1 ? 0 : -1);
    const packet = objectOf(packets[Number(at)]);
    for (const [name, key] of XMP) if (Object.hasOwn(packet, name)) (found[key] ??= []).push(...xmpTexts(packet[name]));
  }
  return found;
}

/**
 * @param meta of VRM, which says most
 * @returns texts by their names in `meta`, without pictures
 */
export function metaOf(json: Json, meta: object): Record<string, string> {
  const asset = objectOf(json, 'asset');
  // Exporters name the author and the licence there.
  const {author, license, title} = objectOf(asset, 'extras');
  const copyright = textOf(asset, 'copyright');
  const all = Object.entries({
    ...xmpOf(json),
    ...(copyright && {copyright}),
    ...(author || license ? {author, license, title} : {}),
    ...meta,
  });
  return Object.fromEntries(
    all.flatMap(([key, value]: [string, unknown]) => {
      const texts = (Array.isArray(value) ? value : [value]).filter(
        (one) => typeof one === 'string' || typeof one === 'boolean',
      );
      const text = [...new Set(texts)].join(', ');
      return text ? [[key, plain(text, 400)]] : [];
    }),
  );
}
