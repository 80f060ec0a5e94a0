import React, {useState, type ReactNode} from 'react';
import Still from '@site/src/components/media/Still';
import {isComposing} from '@site/src/lib/keys';
import type {Snapshot} from './document';
import styles from './styles.module.css';
import {useWorkbench} from './useWorkbench';

const RESTORE = 'workbench-restore';
const nameId = (id: string): string => `workbench-name-${id}`;

/** Moves the focus to what exists after the next paint. */
const focus = (id: string): void =>
  void requestAnimationFrame(() => {
    const element = document.getElementById(id);
    element?.focus();
    if (element instanceof HTMLInputElement) element.select();
  });

/** The reader's snapshots and the looks, with their pictures: open one, or compare it with what is on the desk. */
export default function Gallery(): ReactNode {
  const {data, text, desk, snapshots, stage, host} = useWorkbench();
  const [removed, setRemoved] = useState<Snapshot>();
  return (
    <>
      <h3 className={styles.heading}>{text.snapshots}</h3>
      <p className={styles.note}>{text.snapshotsNote}</p>
      <p className={styles.actions}>
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            const id = snapshots.take(desk, stage, host);
            if (id) focus(nameId(id));
          }}>
          {text.takeSnapshot}
        </button>
        {removed && (
          <span>
            {text.removed.replace('{name}', () => removed.name)}{' '}
            <button
              id={RESTORE}
              type="button"
              className={styles.link}
              onClick={() => {
                snapshots.put([removed]);
                focus(nameId(removed.id));
                setRemoved(undefined);
              }}>
              {text.restore}
            </button>
          </span>
        )}
      </p>
      <ul className={styles.looks}>
        {snapshots.list.map((snapshot) => (
          <Card
            key={snapshot.id}
            id={snapshot.id}
            picture={<img src={snapshot.picture} alt="" />}
            caption={<span className="lk-said">{snapshot.name}</span>}>
            <Name
              id={nameId(snapshot.id)}
              name={snapshot.name}
              label={text.snapshotName}
              onName={(name) => snapshots.put([{...snapshot, name}])}
            />
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                snapshots.remove(snapshot.id);
                setRemoved(snapshot);
                focus(RESTORE);
              }}>
              {text.remove}
              <span className="lk-said"> {snapshot.name}</span>
            </button>
          </Card>
        ))}
      </ul>
      <h3 className={styles.heading}>{text.shipped}</h3>
      <p className={styles.note}>{text.looksNote}</p>
      <ul className={styles.looks}>
        {data.looks.map(({id, label, note}) => (
          <Card key={id} id={id} picture={<Still name={`look-${id}`} alt="" />} caption={<b>{label}</b>}>
            <p>{note}</p>
          </Card>
        ))}
      </ul>
    </>
  );
}

/** A look or a snapshot. */
function Card({
  id,
  picture,
  caption,
  children,
}: {
  id: string;
  picture: ReactNode;
  /** The label as the button shows it. */
  caption: ReactNode;
  children: ReactNode;
}): ReactNode {
  const {text, versions, pair, setPair, step, say} = useWorkbench();
  const {label, on} = versions.find((each) => each.id === id)!;
  const isCompared = pair?.left === id || pair?.right === id;
  // The second that is chosen stands beside the first.
  const first = isCompared ? undefined : versions.find((each) => each.id === pair?.left);
  const open = () => {
    setPair(undefined);
    step(on);
    say(text.opened.replace('{name}', () => label));
  };
  return (
    <li>
      <button type="button" className={styles.look} onClick={open}>
        {picture}
        <span className="lk-said">{text.open} </span>
        {caption}
      </button>
      {children}
      <button
        type="button"
        className={styles.link}
        aria-pressed={isCompared}
        onClick={() => setPair(isCompared ? undefined : first ? {left: first.id, right: id} : {left: id})}>
        {isCompared ? text.endCompare : first ? text.compareWith.replace('{name}', () => first.label) : text.compare}
        <span className="lk-said"> {label}</span>
      </button>
    </li>
  );
}

/** The name of a snapshot: what is typed holds when the field is left, or with Enter; an empty one does not. */
function Name({
  id,
  name,
  label,
  onName,
}: {
  id: string;
  name: string;
  label: string;
  onName: (name: string) => void;
}): ReactNode {
  const [typed, setTyped] = useState<string>();
  const commit = (): void => {
    const next = typed?.trim();
    if (next && next !== name) onName(next);
    setTyped(undefined);
  };
  return (
    <input
      id={id}
      className={styles.name}
      type="text"
      maxLength={60}
      aria-label={label}
      value={typed ?? name}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event.nativeEvent)) commit();
        if (event.key !== 'Escape' || typed === undefined) return;
        event.preventDefault();
        setTyped(undefined);
      }}
    />
  );
}
