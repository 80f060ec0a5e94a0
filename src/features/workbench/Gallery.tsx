import React, {useState, type ReactNode} from 'react';
import Still from '@site/src/components/media/Still';
import {isComposing} from '@site/src/lib/keys';
import type {Snapshot, Snapshots} from './document';
import type {WorkbenchData} from './types';
import styles from './styles.module.css';

interface GalleryProps {
  data: WorkbenchData;
  snapshots: Snapshots;
  /** Id of the look or snapshot beside the desk. */
  compared: string | undefined;
  onOpen: (id: string) => void;
  onCompare: (id: string | undefined) => void;
  /** @returns the id of the new snapshot */
  onTake: () => string | undefined;
  onPut: (snapshot: Snapshot) => void;
  onRemove: (id: string) => void;
}

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
export default function Gallery(props: GalleryProps): ReactNode {
  const {data, snapshots, onTake, onPut, onRemove} = props;
  const {text, looks} = data;
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
            const id = onTake();
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
                onPut(removed);
                focus(nameId(removed.id));
                setRemoved(undefined);
              }}>
              {text.restore}
            </button>
          </span>
        )}
      </p>
      <ul className={styles.looks}>
        {snapshots.map((snapshot) => (
          <Card
            key={snapshot.id}
            {...props}
            id={snapshot.id}
            label={snapshot.name}
            picture={<img src={snapshot.picture} alt="" />}
            caption={<span className={styles.hidden}>{snapshot.name}</span>}>
            <Name
              id={nameId(snapshot.id)}
              name={snapshot.name}
              label={text.snapshotName}
              onName={(name) => onPut({...snapshot, name})}
            />
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                onRemove(snapshot.id);
                setRemoved(snapshot);
                focus(RESTORE);
              }}>
              {text.remove}
              <span className={styles.hidden}> {snapshot.name}</span>
            </button>
          </Card>
        ))}
      </ul>
      <h3 className={styles.heading}>{text.shipped}</h3>
      <p className={styles.note}>{text.looksNote}</p>
      <ul className={styles.looks}>
        {looks.map(({id, label, note}) => (
          <Card
            key={id}
            {...props}
            id={id}
            label={label}
            picture={<Still name={`look-${id}`} alt="" />}
            caption={<b>{label}</b>}>
            <p>{note}</p>
          </Card>
        ))}
      </ul>
    </>
  );
}

/** A look or a snapshot. */
function Card({
  data: {text},
  compared,
  onOpen,
  onCompare,
  id,
  label,
  picture,
  caption,
  children,
}: GalleryProps & {
  id: string;
  label: string;
  picture: ReactNode;
  /** The label as the button shows it. */
  caption: ReactNode;
  children: ReactNode;
}): ReactNode {
  const isCompared = compared === id;
  return (
    <li>
      <button type="button" className={styles.look} onClick={() => onOpen(id)}>
        {picture}
        <span className={styles.hidden}>{text.open} </span>
        {caption}
      </button>
      {children}
      <button
        type="button"
        className={styles.link}
        aria-pressed={isCompared}
        onClick={() => onCompare(isCompared ? undefined : id)}>
        {isCompared ? text.endCompare : text.compare}
        <span className={styles.hidden}> {label}</span>
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
      }}
    />
  );
}
