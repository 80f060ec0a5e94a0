import React, {useRef, type ReactNode} from 'react';
import Still from '@site/src/components/media/Still';
import type {Control} from '@site/src/stage/ui/data';
import {changed, moved} from '@site/src/stage/ui/values';
import toggle from '../kit/switch.module.css';
import Picture from './Picture';
import {onKeys, Slider} from './inputs';
import styles from './hero.module.css';
import frame from './styles.module.css';
import {useData, type Props} from './useData';
import {useStage} from './useStage';

/** Width of the picture in CSS pixels, as the opening of the home page sets it. Phones show it at 529 px: the smaller file
 * has 1.6 pixels for each of theirs, and half the time to decode, which is the last thing before the largest paint. */
const SIZES = '(max-width: 996px) 430px, min(860px, 60vw)';

/**
 * The variant `auto` for the home page: the character, a draggable light, and one switch per feature in the place of frame and
 * panel. It starts when the page is idle, see `src/stage/ui/intent`. It fills its parent's width; the parent sets
 * `--hero-picture` (height of the picture) and may set `--hero-clip` (clip path of the picture alone).
 */
export default function Hero(props: Props): ReactNode {
  const data = useData(props);
  const host = useRef<HTMLDivElement>(null);
  const stage = useStage(data, host, true);
  const {words} = data;
  const switches = data.controls.filter((control) => control.kind === 'switch');
  const light = data.controls.find((control) => control.kind === 'number');

  const kept = changed(data, stage.values).length + moved(data, stage.values).length === 0;
  const keys = (control: Control) =>
    onKeys(
      control,
      (value) => stage.set(control.id, value),
      () => stage.set(control.id, control.value),
    );
  return (
    <section
      id={data.id}
      className={styles.frame}
      aria-label={data.title}
      data-search-skip
      data-stage={data.id}
      data-stage-state={stage.phase}>
      <div className={styles.picture}>
        <Picture
          data={data}
          poster={<Still name="hero" alt={data.alt} sizes={SIZES} first />}
          stage={stage}
          host={host}
        />
      </div>
      <form
        className={styles.strip}
        aria-label={words.parameters.replace('{title}', data.title)}
        onSubmit={(event) => event.preventDefault()}
        onFocus={stage.startAlone}>
        {switches.map((control, at) => (
          <label key={control.id} className={styles.cell}>
            <b aria-hidden="true">{String.fromCharCode(65 + at)}</b>
            <span id={`${data.id}-${control.id}-name`} className={styles.name}>
              {control.label}
            </span>
            <span className={toggle.switch}>
              <input
                type="checkbox"
                role="switch"
                name={control.id}
                checked={Boolean(stage.values[control.id])}
                aria-labelledby={`${data.id}-${control.id}-name`}
                aria-describedby={`${data.id}-${control.id}`}
                onKeyDown={keys(control)}
                onChange={(event) => stage.set(control.id, event.target.checked)}
              />
            </span>
            <span id={`${data.id}-${control.id}`} className={styles.effect}>
              {control.effect}
            </span>
          </label>
        ))}
      </form>
      <div className={styles.foot}>
        <i className={frame.lamp} aria-hidden="true" />
        <p>{data.caption}</p>
        <button
          type="button"
          className={styles.reset}
          aria-disabled={kept}
          onClick={() => {
            stage.reset();
            stage.say(words.resetAll);
          }}>
          {words.resetAll}
        </button>
        {light?.kind === 'number' && (
          // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the slider inside
          <label className={styles.light} onKeyDown={keys(light)}>
            {light.label}
            <Slider
              control={light}
              id={`${data.id}-${light.id}`}
              value={Number(stage.values[light.id])}
              text={`${stage.values[light.id]}${light.unit}`}
              onChange={(value) => stage.set(light.id, value)}
            />
          </label>
        )}
      </div>
      <p className="lk-said" role="status">
        {stage.said}
      </p>
    </section>
  );
}
