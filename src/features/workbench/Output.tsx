import React, {type ReactNode, type RefObject} from 'react';
import {forLocale, type Locale} from '@site/config/localized';
import FileField from '@site/src/components/kit/FileField';
import {copyText} from '@site/src/lib/copyText';
import type {Stage} from '@site/src/stage/engine';
import rampRows from '@site/data/ramps.json';
import {fromUnreal} from '@site/src/stage/ui/exchange';
import {pastedSentence} from '@site/src/stage/ui/exchange-words';
import {ownSubject} from '@site/src/stage/ui/own';
import {setValue, writeFile, type Desk, type Snapshots} from './document';
import {addressOf, instanceIn, keyOf, lookUp} from './model';
import {writeRamps} from './ramp/link';
import {pasteText, unrealZip} from './output';
import {save} from './save';
import Shots from './Shots';
import type {Part, WorkbenchData} from './types';
import styles from './styles.module.css';
import type {Editing} from './useHistory';

/** Longest text that is read from Unreal, characters. */
const LONGEST = 100_000;

/** Pictures, files, links and the exchange with Unreal. */
export default function Output({
  data,
  desk,
  snapshots,
  editing,
  part,
  moves,
  stage,
  host,
  say,
  onFile,
}: {
  data: WorkbenchData;
  desk: Desk;
  snapshots: Snapshots;
  editing: Editing;
  part: Part;
  moves: boolean;
  stage: RefObject<Stage | undefined>;
  host: RefObject<HTMLDivElement | null>;
  say: (text: string) => void;
  onFile: (file: File) => void;
}): ReactNode {
  const {text} = data;
  const saved = (name: string, content: BlobPart, type: string) => {
    save(name, content, type);
    say(text.saved.replace('{name}', name));
  };
  const copy = async (what: string, said: string) => {
    say((await copyText(what)) ? said : text.notCopied);
  };
  const link = () => {
    const {origin, pathname} = window.location;
    const {query, left} = writeRamps(desk.ramps);
    const locale = document.documentElement.lang as Locale;
    const lacks = [
      ...left.map((row) => `${text.panel.ramps} ${forLocale(rampRows[row]!.label, locale)}`),
      ...(desk.face ? [text.panel.face] : []),
      ...(desk.backdrop ? [text.backdrop] : []),
      ...(ownSubject() ? [text.ownModel] : []),
    ];
    const said = text.linkLacks.replace('{names}', () => new Intl.ListFormat(locale).format(lacks));
    const address = addressOf(lookUp(data), desk.values) + query;
    return copy(origin + pathname + address, lacks.length > 0 ? said : text.copied);
  };
  const partName = text.parts[part];
  const paste = (from: string) => {
    const {controls} = instanceIn(data, part, desk.values);
    const pasted = fromUnreal({controls}, from.slice(0, LONGEST));
    const found = Object.entries(pasted.values);
    if (found.length > 0)
      editing.step((now) => found.reduce((next, [id, value]) => setValue(next, keyOf(part, id), value), now));
    say(pastedSentence(pasted) || text.nothingPasted);
  };
  return (
    <div className={styles.output}>
      <Shots text={text} moves={moves} stage={stage} host={host} onFile={saved} say={say} />
      <section>
        <h3>{text.files}</h3>
        <p className={styles.note}>{text.filesNote}</p>
        <p className={styles.line}>
          <button type="button" onClick={() => saved('workbench.json', writeFile(desk, snapshots), 'application/json')}>
            {text.saveFile}
          </button>
          <FileField className={styles.file} label={text.openFile} accept=".json,application/json" onFile={onFile} />
          <button type="button" onClick={() => void link()}>
            {text.copyLink}
          </button>
        </p>
      </section>
      <section>
        <h3>{text.unreal}</h3>
        <p className={styles.note}>{text.unrealNote}</p>
        <p className={styles.line}>
          <button
            type="button"
            onClick={() =>
              void unrealZip(data, desk, snapshots).then((zip) => saved('workbench.zip', zip, 'application/zip'))
            }>
            {text.saveZip}
          </button>
          {part !== 'all' && (
            <button
              type="button"
              onClick={() => {
                const values = pasteText(data, part, desk);
                if (values) void copy(values, text.copyPart.replace('{part}', partName));
                else say(text.nothing.replace('{part}', partName));
              }}>
              {text.copyPart.replace('{part}', partName)}
            </button>
          )}
        </p>
        <textarea
          className={styles.paste}
          rows={2}
          spellCheck={false}
          aria-label={text.pastePart.replace('{part}', partName)}
          placeholder={text.pastePart.replace('{part}', partName)}
          value=""
          onChange={(event) => paste(event.target.value)}
        />
      </section>
    </div>
  );
}
