/** A short text that an agent keeps in its memory: parameters, what turns them on, tasks, mistakes, where the rest is. */
import {readFileSync} from 'node:fs';
import {fill, forLocale} from '../../config/localized';
import {identity} from '../../config/identity';
import type {Locale} from '../../config/locales';
import {groups, meshPlaces, needsOf, parentsOf, presetParents, type Need} from '../parameters/facts';
import {REFERENCE} from '../parameters/mentions';
import {fileOf} from '../versions/versions';
import {isProfileValue} from '../../src/stage/exchange/unrealText';
import {defaultOf, isParameterId, parameters, type Parameter} from '../../src/stage/shading/parameters';
import {mistakes, tasks} from './tasks';
import texts from '../../data/pages.json';

/** Name of the file in the folder of a locale. */
export const memoryFile = 'AGENTS.md';
/** Bytes that agents' memories take without cutting. */
export const LARGEST = 8192;

const {words} = texts.agentMemory;

const short = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

/** One line about a parameter: range, unless it is 0 to 1, unit and default; that of a preset where one alone has the parameter. */
function line(p: Parameter, locale: Locale): string {
  const {id, type} = p;
  const unit = (typeof p.unit === 'object' ? forLocale(p.unit, locale) : p.unit) ?? '';
  const limits =
    'options' in p
      ? p.options.join('|')
      : 'min' in p && p.min !== undefined && !(p.min === 0 && p.max === 1)
        ? `${p.min}..${p.max}`
        : '';
  const first = [limits && ` ${limits}`, unit && ` ${unit}`].join('');
  const [parent = '', ...others] = parentsOf(p);
  const preset = (['face', 'hair'] as const).find((name) => others.length === 0 && presetParents[name] === parent);
  const value = defaultOf(id, preset);
  const standard = type === 'bool' ? forLocale(words, locale)[value ? 'on' : 'off'] : short(value);
  return type === 'texture' || type === 'flags' ? id : `${id}${first}[${standard}]`;
}

/** Where the parameters of a group are set, if that is not the instance of the part. */
function placeOf(p: Parameter, locale: Locale): string {
  const say = forLocale(words, locale);
  if (isParameterId(p.id) && meshPlaces[p.id]) return say.mesh;
  if (p.component) return say.component;
  if (isProfileValue(p)) return say.profile;
  const [parent, ...others] = parentsOf(p);
  return others.length > 0 || !parent ? '' : parent;
}

function groupLines(locale: Locale): string[] {
  return Object.entries(groups).map(([section, name]) => {
    const own = parameters.filter((p) => p.section === section);
    const places = [...new Set(own.map((p) => placeOf(p, locale)))];
    const parts = places.map((place) => {
      const items = own.filter((p) => placeOf(p, locale) === place).map((p) => line(p, locale));
      return `${place && `(${place}) `}${items.join('; ')}`;
    });
    return `- ${forLocale(name, locale)}: ${parts.join('; ')}`;
  });
}

function conditionOf({id, options, or: others = []}: Need, locale: Locale): string {
  const say = forLocale(words, locale);
  const definition = parameters.find((p) => p.id === id);
  const state = options
    ? `=${options.join('|')}`
    : definition?.type === 'bool'
      ? ` ${say.on}`
      : definition?.type === 'texture'
        ? ` ${say.set}`
        : say.above;
  return [`${id}${state}`, ...others.map((other) => conditionOf(other, locale))].join(say.or);
}

/** Names with a common beginning that stand for all of the catalogue become one with an asterisk. */
function compact(ids: readonly string[], switches: ReadonlySet<string>): string {
  const [first = ''] = ids;
  const length = [...first].findIndex((sign, at) => !ids.every((id) => id[at] === sign));
  const common = ids.length < 3 ? '' : first.slice(0, length);
  const all = parameters.map(({id}) => id).filter((id) => common && id.startsWith(common) && !switches.has(id));
  return all.length > 0 && all.every((id) => ids.includes(id)) ? `${common}*` : ids.join(', ');
}

function switchLines(locale: Locale): string[] {
  const dependents = new Map<string, string[]>();
  const switches = new Set(parameters.flatMap(({id}) => needsOf(id).map((need) => need.id as string)));
  for (const {id} of parameters)
    for (const need of needsOf(id)) {
      const text = conditionOf(need, locale);
      dependents.set(text, [...(dependents.get(text) ?? []), id]);
    }
  return [...dependents].map(([text, ids]) => `- ${text}: ${compact(ids, switches)}`);
}

const taskLines = (locale: Locale): string[] =>
  tasks.map(({name, values, also}) => {
    const say = forLocale(words, locale);
    const texts = Object.entries(values).map(([id, value]) =>
      typeof value === 'boolean' ? `${id} ${value ? say.on : say.off}` : `${id} ${value}`,
    );
    return `- ${forLocale(name, locale)}: ${[...texts, ...(also ? [forLocale(also, locale)] : [])].join('; ')}`;
  });

/** A link to more, which the index has no room to follow: `…: [Control the shape of shadows](…)`, `，见[控制阴影的形状](…)`. */
const SEE_ALSO = /(?:[:：]|[，；]?见|\bSee) ?\[[^\]]*\]\([^)]*\)/g;

/** A question of the FAQ and the first sentence of its answer that names a parameter or setting, without links and marks. */
function mistakeLine(id: string, faq: string): string {
  const section = new RegExp(`^### (.+?) \\{/\\* #${id} \\*/\\}\\n+([^\\n]+)`, 'm').exec(faq);
  if (!section) throw new Error(`The FAQ has no question #${id}: mend plugins/agent-memory/tasks.ts`);
  const sentences = section[2]!
    .replace(SEE_ALSO, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/(?<=[。；;])|(?<=\.) (?=[A-Z])/);
  const answer = sentences.find((sentence) => /[`*]/.test(sentence)) ?? sentences[0]!;
  const question = section[1]!.replace(/[?？]$/, '');
  return `- ${question}: ${answer.replace(/[`*]/g, '').replace(/[；;。.:]\s*$/, '')}`;
}

/** The text of a locale, at most `LARGEST` bytes long. @throws Error when it is longer */
export function memory(locale: Locale): string {
  const say = forLocale(words, locale);
  const faq = readFileSync(fileOf('FAQ', locale), 'utf8');
  const section = (title: string, lines: readonly string[]) => `## ${title}\n\n${lines.join('\n')}\n`;
  const text = [
    `# ${forLocale(identity.name, locale)} ${identity.version}\n`,
    `${fill(say.about, {name: forLocale(identity.name, locale), version: identity.version})}\n`,
    `${say.notation}\n`,
    section(say.groups, groupLines(locale)),
    section(say.switches, switchLines(locale)),
    section(say.tasks, taskLines(locale)),
    section(
      say.mistakes,
      mistakes.map((id) => mistakeLine(id, faq)),
    ),
    section(say.more, [
      `- ${identity.url}`,
      ...say.places.map(([name, path]) => `- ${name}: ${fill(path ?? '', {reference: REFERENCE})}`),
    ]),
  ].join('\n');
  const {length} = Buffer.from(text);
  if (length > LARGEST)
    throw new Error(
      `${memoryFile} of ${locale} has ${length} bytes, more than ${LARGEST}: give a new parameter its condition in data/needs.json, or shorten plugins/agent-memory/tasks.ts`,
    );
  return text;
}
