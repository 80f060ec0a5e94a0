import Link from '@docusaurus/Link';
import React, {useId, useState, useSyncExternalStore, type ReactNode} from 'react';
import {forLocale} from '@site/config/localized';
import type {Locale} from '@site/config/locales';
import KeepModel from '@site/src/components/Stage/KeepModel';
import type {Finding} from '@site/src/stage/model/doctor';
import type {Sentence} from '@site/src/stage/model/faults';
import {licenceOf} from '@site/src/stage/model/licence';
import {repairModel, type Model} from '@site/src/stage/model/load';
import {FOUND, subjectOf} from '@site/src/stage/model/subject';
import {getOwn, setOwn, subscribeOwn} from '@site/src/stage/ui/own';
import styles from './styles.module.css';
import {checkWords} from './words';

export interface ModelCheckProps {
  name: string;
  file: Blob;
  model: Model;
}

/** Saves a file under a name. */
function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** What the model check found, the repaired file, the licence, and whether the model stays on the machine. */
export default function ModelCheck({name, file, model: read}: ModelCheckProps): ReactNode {
  const own = useSyncExternalStore(subscribeOwn, getOwn, () => undefined);
  // A correction on a stage reads the file once more.
  const {model, corrections} = own?.file === file ? own : {model: read, corrections: {}};
  const locale = document.documentElement.lang as Locale;
  const text = (sentence: Sentence, fill: Readonly<Record<string, string>> = {}): string =>
    forLocale(sentence, locale).replace(/\{(\w+)\}/g, (whole, key: string) => fill[key] ?? whole);
  const title = useId();
  const [said, setSaid] = useState('');
  const [marked, setMarked] = useState<Finding>();

  const repair = async () => {
    setSaid(text(checkWords.repairing));
    const repaired = await repairModel(file, new AbortController().signal).catch(() => undefined);
    if (!repaired) return setSaid(text(checkWords.unrepaired));
    const target = name.replace(/(\.\w+)?$/, '-outline$1');
    download(repaired, target);
    setSaid(text(checkWords.repaired, {name: target}));
  };

  const materialsOf = ({sources}: Finding) => new Set(sources.map((source) => model.sources[source]!.material));
  const names = (finding: Finding): string =>
    [...materialsOf(finding)]
      .map((i) => `\u2068${model.materials[i]!.name}\u2069`)
      .join(forLocale(checkWords.comma, locale));
  /** Colours the materials of a finding on the stages. */
  const mark = (finding: Finding | undefined) => {
    setMarked(finding);
    const found = finding && materialsOf(finding);
    const subject = subjectOf(model, found && ((i) => (found.has(i) ? FOUND.yes : FOUND.no)));
    setOwn({name, file, model, corrections, subject, shown: true});
  };
  const licence = licenceOf(model);
  const triangles = (model.index.length / 3).toLocaleString();
  const materials = String(model.materials.length);
  const height = model.height.toLocaleString(undefined, {maximumSignificantDigits: 3});
  return (
    <section className={styles.check} aria-labelledby={title} data-model-check="">
      <p id={title} className={styles.title}>
        {text(checkWords.title)}
      </p>
      <p>{text(checkWords.summary, {triangles, materials, height})}</p>
      {model.findings.length === 0 && <p>{text(checkWords.none)}</p>}
      <ul className={styles.findings}>
        {model.findings.map((finding) => (
          <li key={finding.code} data-finding={finding.code}>
            {text(finding)}
            {forLocale(checkWords.space, locale)}
            <Link to={finding.page}>{text(checkWords.how)}</Link>
            {finding.sources.length < model.sources.length && (
              <span className={styles.where}>
                {text(checkWords.where, {names: names(finding)})}
                <button
                  type="button"
                  aria-pressed={marked === finding}
                  onClick={() => mark(marked === finding ? undefined : finding)}>
                  {text(checkWords.mark)}
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {licence.length > 0 && (
        <>
          <p className={styles.title}>{text(checkWords.licence)}</p>
          <dl className={styles.licence}>
            {licence.map(({label, value, assumed}, i) => (
              <React.Fragment key={i}>
                <dt>{text(label)}</dt>
                <dd>
                  <bdi>{text(value)}</bdi>
                  {assumed && forLocale(checkWords.assumed, locale)}
                </dd>
              </React.Fragment>
            ))}
          </dl>
        </>
      )}
      <p className={styles.actions}>
        {model.sources.some(({attributes}) => !attributes.includes('TEXCOORD_3')) && (
          <button type="button" onClick={() => void repair()}>
            {text(checkWords.repair)}
          </button>
        )}
        <KeepModel own={{name, file, model, corrections}} say={setSaid} />
      </p>
      <p role="status">{said}</p>
    </section>
  );
}
