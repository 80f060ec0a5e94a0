import {control, demos, isControl} from '../../src/stage/demos';
import {parameters} from '../../src/stage/shading/parameters';
import {SAMPLES} from '../sample-assets/parts';
import engine from '../../data/engine-names.json';

/** Names that prose may use. */
export interface Names {
  /** Parameters, console variables, assets. */
  readonly identifiers: ReadonlySet<string>;
  /** Words of the editor's interface, set in bold. */
  readonly labels: ReadonlySet<string>;
}

const cells = (row: string) => row.split('|').slice(1, -1);
const codeIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
const boldIn = (text: string) => [...text.matchAll(/\*\*([^*\n]+)\*\*/g)].map(([, bold = '']) => bold);
const rows = (markdown: string) => markdown.split('\n').filter((line) => line.startsWith('|'));

/**
 * Names in the catalogue, in the tables of the reference pages and in `data/engine-names.json`: of the engine, its tools and menus,
 * of the plugin's assets and of older versions.
 * @param reference Markdown of the reference pages
 */
export function namesOf(reference: readonly string[]): Names {
  const table = reference.flatMap(rows);
  return {
    identifiers: new Set([
      ...engine.identifiers,
      ...parameters.flatMap((each) => [each.id, ...('options' in each ? each.options : [])]),
      ...demos.flatMap(({controls}) => controls),
      ...SAMPLES.flatMap(({parts, faceMap}) => [
        faceMap,
        ...parts.flatMap(({instance, baseColor, shadowColor}) => [instance, baseColor, shadowColor]),
      ]),
      ...table.flatMap((row) => codeIn(cells(row)[0] ?? '')),
    ]),
    labels: new Set([
      ...engine.labels,
      ...parameters.map(({label}) => label.en),
      ...table.flatMap((row) => [...boldIn(row), (cells(row)[0] ?? '').trim()]),
    ]),
  };
}

/** `r.Toon.Rim.Enable 1` is a variable with a value; `r.Toon.*` and names ending in a dot are families. */
const VARIABLE = /^(?:r|t|Interchange)\.[\w.]*\w$/;
/**
 * Identifiers have two capitalised parts or an underscore: `OutlineWidth`, `MI_Toon`; excludes folders and letters of formulas.
 */
const IDENTIFIER = /^[A-Z]\w*[a-z0-9_]\w*[A-Z_]\w*$/;
const TITLE = /^[A-Z][\w-]*(?: (?:[A-Z0-9(][\w().…-]*|and|as|for|from|in|of|to|with))+$/;

/**
 * Finds parameters, console variables and interface words that neither the catalogue nor the reference defines.
 * @param prose text of a page without fenced code
 * @param code its fenced code
 */
export function checkNames(prose: string, code: string, names: Names): string[] {
  const inline = codeIn(prose).map((text) => text.split(' ')[0] ?? '');
  const fenced = [...code.matchAll(/^\s*(r\.[\w.]*\w)/gm)].map(([, name = '']) => name);
  const unknown = [...inline.filter((name) => VARIABLE.test(name) || IDENTIFIER.test(name)), ...fenced].filter(
    (name) => !names.identifiers.has(name),
  );
  const bold = boldIn(prose).filter((text) => text.includes('›') || TITLE.test(text));
  const unlisted = bold
    .flatMap((text) => text.split('›').map((part) => part.trim()))
    .filter((part) => !names.labels.has(part));
  return [
    ...[...new Set(unknown)].map((name) => `\`${name}\` is in neither the parameter catalogue nor a reference table`),
    ...[...new Set(unlisted)].map((name) => `**${name}** is in neither a reference table nor the list of menu names`),
  ];
}

const STATE_KEYS = new Set(['stage', 'stage-view', 'stage-time', 'stage-preset']);

/** Reason why a control cannot take a value in a link; undefined when it can. */
function refused(id: string, text: string): string | undefined {
  const definition = control(id as Parameters<typeof control>[0]);
  const inRange = (value: number) =>
    !('min' in definition) || (value >= (definition.min ?? -Infinity) && value <= (definition.max ?? Infinity));
  switch (definition.type) {
    case 'scalar':
    case 'int':
      return text !== '' && inRange(Number(text)) ? undefined : `is outside ${definition.min} to ${definition.max}`;
    case 'bool':
      return /^(?:true|false)$/.test(text) ? undefined : 'is neither true nor false';
    case 'enum':
      return definition.options.includes(text) ? undefined : `is none of ${definition.options.join(', ')}`;
    case 'color':
      return /^[\da-f]{6}$/i.test(text) ? undefined : 'is no colour such as ff8670';
    case 'vec3':
      return text.split(',').length === 3 && text.split(',').map(Number).every(inRange)
        ? undefined
        : 'is not three numbers in range';
    default:
      return 'has no control';
  }
}

/**
 * Reason why a link cannot set a stage (`[0.35](?stage=demo-outline&OutlineWidth=0.35)`).
 * @param onPage ids of the demos on the page that is linked to
 */
export function checkValueLink(address: string, onPage: readonly string[]): string[] {
  const query = new URLSearchParams(address);
  const subject = demos.find(({id}) => id === query.get('stage'));
  const findings: string[] = [];
  if (!subject || !onPage.includes(subject.id)) findings.push('names a demo that is not on the page');
  const view = query.get('stage-view');
  if (subject && view !== null && !subject.views.some((each) => each === view))
    findings.push(`names the view ${view}, which ${subject.id} does not have`);
  const preset = query.get('stage-preset');
  if (subject && preset !== null && !subject.presets.some(({id}) => id === preset))
    findings.push(`names the preset ${preset}, which ${subject.id} does not have`);
  for (const [id, text] of query) {
    if (STATE_KEYS.has(id)) continue;
    if (!isControl(id) || !subject?.controls.includes(id))
      findings.push(`names ${id}, which is no control of the demo`);
    else {
      const reason = refused(id, text);
      if (reason) findings.push(`sets ${id} to ${text}, which ${reason}`);
    }
  }
  return findings.map((finding) => `the value link ${address} ${finding}`);
}
