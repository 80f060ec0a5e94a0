import React, {useEffect, useId, useMemo, useRef, useState, type FormEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {hashTarget} from '@site/src/lib/hash';
import {isComposing, isShortcut} from '@site/src/lib/keys';
import {fold} from '@site/packages/search/engine/fold';

interface Props {
  /** JSON: ids and names, in order. */
  groups: string;
  parts: string;
  /** Search words by parameter, as JSON (`Keys`). */
  keys: string;
}

/** Folded names and pinyin, then parts, by id. */
type Keys = Readonly<Record<string, readonly [string, ...string[]]>>;

interface Wanted {
  text: string;
  group: string;
  part: string;
}
const ALL: Wanted = {text: '', group: '', part: ''};

type Row = HTMLDetailsElement;
const idOf = (row: Row) => row.querySelector('h3')!.id;

/** Hides rows that do not fit, and groups without any; returns the rows that are left and how many there are. */
function show({text: typed, group, part}: Wanted, keys: Keys): {shown: Row[]; all: number} {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const found = {shown: [] as Row[], all: 0};
  for (const list of document.querySelectorAll<HTMLElement>('.parameters')) {
    const rows = [...list.querySelectorAll<Row>('.parameter')];
    const left = rows.filter((row) => {
      const id = idOf(row);
      const [names, ...parts] = keys[id]!;
      const text = `${fold(id)} ${names}`;
      return (
        (group === '' || list.dataset.group === group) &&
        (part === '' || parts.includes(part)) &&
        words.every((word) => text.includes(word))
      );
    });
    for (const row of rows) row.hidden = !left.includes(row);
    found.all += rows.length;
    found.shown.push(...left);
    list.hidden = left.length === 0;
    // The heading of the group.
    const heading = list.previousElementSibling as HTMLElement | null;
    if (heading?.tagName === 'H2') heading.hidden = left.length === 0;
  }
  return found;
}

/** Opens a row and leads the keyboard to it. */
function enter(row: Row) {
  row.open = true;
  row.querySelector('summary')!.focus();
}

/** Scrolls to the first of the rows that are left, with its group's heading, where the window does not show it. */
function reveal([row]: readonly Row[], bar: HTMLElement) {
  const {top = 0} = row?.getBoundingClientRect() ?? {};
  if (row && (top < bar.getBoundingClientRect().bottom || top > window.innerHeight / 2))
    row.parentElement!.previousElementSibling!.scrollIntoView();
}

function Choice({
  label,
  all,
  value,
  options,
  onChange,
}: {
  label: ReactNode;
  /** The option for no choice; it names what is chosen, as phones show no label. */
  all: string;
  value: string;
  options: string;
  onChange: (value: string) => void;
}): ReactNode {
  const id = useId();
  // The script draws them: the document would carry the names of the groups twice.
  const names = useIsBrowser() ? (JSON.parse(options) as [string, string][]) : [];
  return (
    <span>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {names.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}

/**
 * Filters the entries of the page by their names in both languages and pinyin, by group and by part. Enter opens the entry of
 * the name, else the first; what is typed on a row goes into the field.
 */
export default function Filter({groups, parts, keys: json}: Props): ReactNode {
  const id = useId();
  const keys = useMemo(() => JSON.parse(json) as Keys, [json]);
  const [wanted, setWanted] = useState(ALL);
  const [{shown, all}, setFound] = useState({shown: [] as Row[], all: 0});
  const active = wanted !== ALL;
  const bar = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const linked = useRef<HTMLElement>(null);
  useEffect(() => {
    const found = show(wanted, keys);
    setFound(found);
    if (wanted !== ALL) {
      if (found.shown.length === 1) found.shown[0]!.open = true;
      reveal(found.shown, bar.current!);
    }
    linked.current?.scrollIntoView();
    linked.current = null;
  }, [wanted, keys]);
  useEffect(() => {
    // A link to a hidden entry clears the filter.
    const onHash = () => {
      const target = document.getElementById(hashTarget(window.location.hash) ?? '');
      if (!target?.closest('[hidden]')) return;
      linked.current = target;
      setWanted(ALL);
    };
    // The slash opens the search of the site, the space the row.
    const onKey = (event: KeyboardEvent) => {
      if (isShortcut(event) || !(event.target as Element).matches('.parameter > summary')) return;
      if (!isComposing(event) && !/^[^\s/]$/u.test(event.key)) return;
      field.current?.focus({preventScroll: true});
      field.current?.select();
    };
    window.addEventListener('hashchange', onHash);
    document.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('hashchange', onHash);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const row = shown.find((each) => fold(idOf(each)) === fold(wanted.text).trim()) ?? shown[0];
    if (active && row) enter(row);
  };
  const change = (part: Partial<Wanted>) => setWanted((before) => ({...before, ...part}));
  return (
    <form className="table-filter parameter-filter" data-search-skip="" ref={bar} onSubmit={onSubmit}>
      <span>
        <label htmlFor={id}>
          <Translate id="parameters.filter">Filter the parameters</Translate>
        </label>
        <input
          id={id}
          ref={field}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={translate({id: 'parameters.placeholder', message: 'ID or name'})}
          value={wanted.text}
          onChange={(event) => change({text: event.target.value})}
        />
      </span>
      <Choice
        label={<Translate id="parameters.group">Group</Translate>}
        all={translate({id: 'parameters.allGroups', message: 'All groups'})}
        value={wanted.group}
        options={groups}
        onChange={(group) => change({group})}
      />
      <Choice
        label={<Translate id="parameters.part">Part</Translate>}
        all={translate({id: 'parameters.allParts', message: 'All parts'})}
        value={wanted.part}
        options={parts}
        onChange={(part) => change({part})}
      />
      <output htmlFor={id}>
        {active &&
          (shown.length === 0 ? (
            <Translate id="parameters.none">No parameter matches</Translate>
          ) : (
            <Translate id="parameters.count" values={{shown: shown.length, all}}>
              {'{shown} of {all} shown'}
            </Translate>
          ))}
      </output>
      <button type="button" className="clean-btn" hidden={!active} onClick={() => setWanted(ALL)}>
        <Translate id="parameters.clear">Clear the filter</Translate>
      </button>
    </form>
  );
}
