import React, {type ReactNode} from 'react';
import {forLocale, type Locale} from '@site/config/localized';
import FileField from '@site/src/components/kit/FileField';
import {copyText} from '@site/src/lib/copyText';
import rampRows from '@site/data/ramps.json';
import {fromUnreal} from '@site/src/stage/ui/exchange';
import {pastedSentence} from '@site/src/stage/ui/exchange-words';
import {setValue, writeFile} from './document';
import {addressOf, instanceIn, keyOf, lookUp} from './model';
import {writeRamps} from './ramp/link';
import {pasteText, unrealZip} from './output';
import {save} from './save';
import Shots from './Shots';
import styles from './styles.module.css';
import {useFiles} from './useFiles';
import {useWorkbench} from './useWorkbench';

/** Longest text that is read from Unreal, characters. */
const LONGEST = 100_000;

/** Pictures, files, links and the exchange with Unreal. */
export default function Output(): ReactNode {
  const {data, text, desk, step, part, snapshots, fileName, subject, say} = useWorkbench();
  const {openFile} = useFiles();
  /** @param end what follows the name */
  const saved = (end: string, content: BlobPart, type: string) => {
    const name = fileName() + end;
    save(name, content, type);
    say(text.saved.replace('{name}', () => name));
    return name;
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
      ...(subject ? [text.ownModel] : []),
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
      step((now) => found.reduce((next, [id, value]) => setValue(next, keyOf(part, id), value), now));
    say(pastedSentence(pasted) || text.nothingPasted);
  };
  return (
    <div className={styles.output}>
      <Shots onFile={saved} />
      <section>
        <h3>{text.files}</h3>
        <p className={styles.note}>{text.filesNote}</p>
        <p className={styles.line}>
          <button type="button" onClick={() => saved('.json', writeFile(desk, snapshots.list), 'application/json')}>
            {text.saveFile}
          </button>
          <FileField className={styles.file} label={text.openFile} accept=".json,application/json" onFile={openFile} />
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
              void unrealZip(data, desk, snapshots.list).then((zip) => saved('.zip', zip, 'application/zip'))
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
