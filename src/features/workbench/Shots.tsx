import React, {useState, type ReactNode} from 'react';
import {recordFilm, recordingType, saveFrames, SECONDS, takePicture} from './film';
import styles from './styles.module.css';
import {useWorkbench} from './useWorkbench';

const SIZES = [1024, 2048, 4096];

/** Pictures and films of the desk. */
export default function Shots({
  onFile,
}: {
  /** @returns the name of the file, which ends so */
  onFile: (end: string, content: BlobPart, type: string) => string;
}): ReactNode {
  const {text, moves, stage, host, say, recording} = useWorkbench();
  const [size, setSize] = useState(SIZES[1]!);
  const [cutOut, setCutOut] = useState(false);
  const [turns, setTurns] = useState(true);
  const [progress, setProgress] = useState<number>();

  const scene = () => ({stage: stage.current!, host: host.current!});
  const picture = async () => {
    try {
      onFile('.png', await takePicture(scene(), size, cutOut), 'image/png');
    } catch {
      say(text.failedPicture);
    }
  };
  const film = async (make: typeof recordFilm, end: string, film: {cutOut: boolean}) => {
    const cancel = (recording.current = new AbortController());
    setProgress(0);
    const began = performance.now();
    // The clock stamps the frames of a recording: on a slow machine it is slow motion.
    const saySeconds = (words: string, share: number): void => {
      const seconds = Math.round((performance.now() - began) / share / 1000);
      if (make === recordFilm && seconds > SECONDS + 1) say(words.replace('{n}', String(seconds)));
    };
    let isEarly = true;
    const onProgress = (share: number): void => {
      setProgress(share);
      if (!isEarly || share < 0.05) return;
      isEarly = false;
      saySeconds(text.slowFilm, share);
    };
    try {
      const made = await make(scene(), {...film, turns, moves}, onProgress, cancel.signal);
      if (!made) return say(text.cancelled);
      const name = onFile(end, made, made.type);
      saySeconds(
        text.longFilm.replace('{name}', () => name),
        1,
      );
    } catch {
      say(text.failedPicture);
    } finally {
      recording.current = undefined;
      setProgress(undefined);
    }
  };
  return (
    <>
      <section>
        <h3>{text.picture}</h3>
        <p className={styles.line}>
          <label>
            {text.size}{' '}
            <select value={size} onChange={(event) => setSize(Number(event.target.value))}>
              {SIZES.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
          <label className={styles.check}>
            <input type="checkbox" checked={cutOut} onChange={(event) => setCutOut(event.target.checked)} />
            {text.cutOut}
          </label>
          <button type="button" onClick={() => void picture()}>
            {text.savePicture}
          </button>
        </p>
      </section>
      <section>
        <h3>{text.turntable}</h3>
        <p className={styles.note}>{text.filmNote}</p>
        <p className={styles.line}>
          <label className={styles.check}>
            <input type="checkbox" checked={turns} onChange={(event) => setTurns(event.target.checked)} />
            {text.turns}
          </label>
          {progress === undefined ? (
            <>
              <button
                type="button"
                onClick={() =>
                  recordingType() ? void film(recordFilm, '.webm', {cutOut: false}) : say(text.noRecording)
                }>
                {text.saveTurntable}
              </button>
              <button type="button" onClick={() => void film(saveFrames, '-frames.zip', {cutOut})}>
                {text.saveFrames}
              </button>
            </>
          ) : (
            <>
              <label>
                {text.recording} <progress value={progress} />
              </label>
              <button type="button" onClick={() => recording.current?.abort()}>
                {text.cancel}
              </button>
            </>
          )}
        </p>
      </section>
    </>
  );
}
