import React, {useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {hashTarget} from '@site/src/lib/hash';
import {fold} from '@site/src/search/engine/fold';

interface Props {
  /** JSON: ids and names, in order. */
  groups: string;
  parts: string;
  /** JSON: folded names and pinyin by id. */
  keys: string;
}

interface Wanted {
  text: string;
  group: string;
  part: string;
}
const ALL: Wanted = {text: '', group: '', part: ''};

/** Hides entries that do not fit, and groups without any; returns how many are shown and how many there are. */
function show({text, group, part}: Wanted, keys: Readonly<Record<string, string>>): {shown: number; all: number} {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const count = {shown: 0, all: 0};
  for (const list of document.querySelectorAll<HTMLElement>('.parameters')) {
    let left = 0;
    for (const entry of list.querySelectorAll<HTMLElement>('.parameter')) {
      const id = entry.querySelector('h3')?.id ?? '';
      const found = `${fold(id)} ${keys[id] ?? ''}`;
      entry.hidden =
        (group !== '' && list.dataset.group !== group) ||
        (part !== '' && !entry.dataset.part?.split(' ').includes(part)) ||
        !words.every((word) => found.includes(word));
      count.all += 1;
      if (!entry.hidden) left += 1;
    }
    count.shown += left;
    list.hidden = left === 0;
    // The heading of the group.
    const heading = list.previousElementSibling as HTMLElement | null;
    if (heading?.tagName === 'H2') heading.hidden = left === 0;
  }
  return count;
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: ReactNode;
  value: string;
  options: string;
  onChange: (value: string) => void;
}): ReactNode {
  const id = useId();
  return (
    <span>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{translate({id: 'parameters.all', message: 'All'})}</option>
        {(JSON.parse(options) as [string, string][]).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Filters the entries of the page by their names in both languages and pinyin, by group and by part. */
export default function Filter({groups, parts, keys: json}: Props): ReactNode {
  const id = useId();
  const keys = useMemo(() => JSON.parse(json) as Record<string, string>, [json]);
  const [wanted, setWanted] = useState(ALL);
  const [count, setCount] = useState({shown: 0, all: 0});
  const active = wanted !== ALL;
  const linked = useRef<HTMLElement>(null);
  useEffect(() => {
    setCount(show(wanted, keys));
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
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
  const change = (part: Partial<Wanted>) => setWanted((before) => ({...before, ...part}));
  return (
    <div className="table-filter parameter-filter" data-search-skip="">
      <span>
        <label htmlFor={id}>
          <Translate id="parameters.filter">Filter the parameters</Translate>
        </label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={translate({id: 'parameters.placeholder', message: 'Id, name or pinyin'})}
          value={wanted.text}
          onChange={(event) => change({text: event.target.value})}
        />
      </span>
      <Choice
        label={<Translate id="parameters.group">Group</Translate>}
        value={wanted.group}
        options={groups}
        onChange={(group) => change({group})}
      />
      <Choice
        label={<Translate id="parameters.part">Part</Translate>}
        value={wanted.part}
        options={parts}
        onChange={(part) => change({part})}
      />
      <output htmlFor={id}>
        {active &&
          (count.shown === 0 ? (
            <Translate id="parameters.none">No parameter matches</Translate>
          ) : (
            <Translate id="parameters.count" values={{shown: count.shown, all: count.all}}>
              {'{shown} of {all} shown'}
            </Translate>
          ))}
      </output>
      <button type="button" className="clean-btn" hidden={!active} onClick={() => setWanted(ALL)}>
        <Translate id="parameters.clear">Clear the filter</Translate>
      </button>
    </div>
  );
}
