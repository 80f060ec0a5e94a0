import type {ClipboardEvent, DragEvent} from 'react';
import {readBackdrop} from './backdrop';
import {LONGEST, MOST, readFile, setPart, withAll} from './document';
import {useWorkbench} from './useWorkbench';

/** Files that the reader chooses, drops or pastes: a file of the workbench, a picture for the background, else a model. */
export function useFiles() {
  const {text, accept, step, snapshots, show, own, say} = useWorkbench();
  const openFile = async (file: File) => {
    const named = (sentence: string) => sentence.replace('{name}', () => file.name);
    if (file.size > LONGEST) return say(named(text.faults.large));
    const read = readFile(await file.text(), accept);
    if ('fault' in read) return say(named(text.faults[read.fault]));
    step(() => read.desk);
    const list = new Intl.ListFormat(document.documentElement.lang);
    const left = read.refused.length > 0 ? ` ${text.refused.replace('{names}', list.format(read.refused))}` : '';
    const {length} = read.snapshots;
    const fits = withAll(snapshots.list, read.snapshots).length <= MOST;
    if (length > 0 && fits) snapshots.put(read.snapshots);
    const [added, n] = fits ? [text.snapshotsAdded, length] : [text.snapshotsTooMany, MOST];
    say(named(text.fileOpened) + left + (length > 0 ? ` ${added.replace('{n}', String(n))}` : ''));
  };
  const openBackdrop = async (file: File) => {
    try {
      const backdrop = await readBackdrop(file);
      step((now) => setPart(now, 'backdrop', backdrop));
      say(text.backdropTaken.replace('{name}', () => file.name));
    } catch {
      say(text.noBackdrop.replace('{name}', () => file.name));
    }
  };
  const open = (file: File): void => {
    if (/\.json$/i.test(file.name)) void openFile(file);
    else if (file.type.startsWith('image/')) void openBackdrop(file);
    else {
      show('own');
      own.take(file);
    }
  };
  const take = (event: DragEvent | ClipboardEvent, from: DataTransfer): void => {
    const [file] = from.files;
    if (!file) return;
    event.preventDefault();
    open(file);
  };
  return {
    open,
    openFile: (file: File) => void openFile(file),
    openBackdrop: (file: File) => void openBackdrop(file),
    onDrop: (event: DragEvent) => take(event, event.dataTransfer),
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
  };
}
