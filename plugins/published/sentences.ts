import type {ElementContent} from 'hast';
import {h} from 'hastscript';
import {identity} from '../../config/identity';
import {currentLocale, fill, localized} from '../../config/locales';
import {published, type Download, type Link} from '../../config/published';
import {rootLink} from '../site-files/link';
import texts from '../../data/published.json';

interface Item {
  /** Within a sentence. */
  name: string;
  /** Before the links. */
  lead: string;
  links: Link[];
}

/** Link to a download: the name of the file, then its version, if it has one, and its size. */
function downloadLink({version, file, bytes, href}: Omit<Download, 'version'> & Partial<Download>): Required<Link> {
  const [divisor, unit] = bytes >= 1e9 ? [1e9, 'gigabyte'] : [1e6, 'megabyte'];
  const size = new Intl.NumberFormat(currentLocale(), {style: 'unit', unit, maximumFractionDigits: 1});
  return {text: file, href, note: [version, size.format(bytes / divisor)].filter(Boolean).join(', ')};
}

/** What pages can name, in the language of the running build. */
function items(): Readonly<Record<string, Item>> {
  const {packages, samples, assets, demo, engine, licence, community, email} = published;
  return {
    packages: {
      name: localized(texts.items.packages.name),
      lead: localized(texts.items.packages.lead),
      links: packages.map(downloadLink),
    },
    samples: {
      name: localized(texts.items.samples.name),
      lead: localized(texts.items.samples.lead),
      links: samples.map(downloadLink),
    },
    assets: {
      name: localized(texts.items.assets.name),
      lead: localized(texts.items.assets.lead),
      links: [downloadLink(assets)],
    },
    demo: {
      name: localized(texts.items.demo.name),
      lead: localized(texts.items.demo.lead),
      links: demo ? [downloadLink(demo)] : [],
    },
    engine: {
      name: localized(texts.items.engine.name),
      lead: localized(texts.items.engine.lead),
      links: engine
        ? [
            {
              text: engine.repository,
              href: engine.repository,
              note: fill(localized(texts.items.engine.note), {branch: engine.branch}),
            },
          ]
        : [],
    },
    licence: {
      name: localized(texts.items.licence.name),
      lead: localized(texts.items.licence.lead),
      links: licence ? [{text: localized(licence.name), href: licence.href}] : [],
    },
    issues: {
      name: localized(texts.items.issues.name),
      lead: localized(texts.items.issues.lead),
      links: identity.issues ? [{text: localized(texts.items.issues.text), href: identity.issues}] : [],
    },
    community: {
      name: localized(texts.items.community.name),
      lead: localized(texts.items.community.lead),
      links: community.map(({label, href}) => ({text: localized(label), href})),
    },
    contact: {
      name: localized(texts.items.contact.name),
      lead: localized(texts.items.contact.lead),
      links: email ? [{text: email, href: `mailto:${email}`}] : [],
    },
  };
}

/** Items by their ids, with spaces between. */
export function itemsNamed(ids: string): Item[] {
  const all = items();
  return ids
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => {
      if (all[id]) return all[id];
      throw new Error(`there is no item "${id}": write one or more of ${Object.keys(all).join(', ')}`);
    });
}

export const isMissing = ({links}: Item): boolean => links.length === 0;

/** The badge that names what the site has no link to: a sentence, because copies set it into the running text. */
export const badge = (missing: readonly Item[]): ElementContent => {
  const list = new Intl.ListFormat(localized(texts.badge.list));
  const names = list.format(missing.map(({name}) => name));
  return h('span', {className: ['availability'], dataSearchSkip: ''}, fill(localized(texts.badge.missing), {names}));
};

/** A sentence with the links of each item that has some. */
export function sentences(named: readonly Item[]): (ElementContent | string)[] {
  const comma = localized(texts.sentences.comma);
  const stop = localized(texts.sentences.stop);
  return named
    .filter((item) => !isMissing(item))
    .flatMap(({lead, links}) => [
      lead,
      ...links.flatMap(({text, href, note}, index) => [
        index > 0 ? comma : '',
        href.startsWith('/') ? rootLink(href, text) : h('a', {href}, text),
        note ? fill(localized(texts.sentences.note), {note}) : '',
      ]),
      stop,
    ]);
}
