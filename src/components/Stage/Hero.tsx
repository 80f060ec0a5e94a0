import React, {useRef, type PointerEvent, type ReactNode} from 'react';
import Still from '@site/src/components/Media/Still';
import type {StageData} from '@site/src/stage/ui/data';
import Picture from './Picture';
import {Slider} from './inputs';
import styles from './hero.module.css';
import frame from './styles.module.css';
import {useStage} from './useStage';

/** Width of her picture, as the home page's opening sets it. */
const SIZES = '(max-width: 996px) 529px, min(860px, 60vw)';

/**
 * The stage of the home page: her picture, the light on the pointer, and a strip that turns each feature off. It starts by
 * itself. It fills its parent's width; the parent sets `--hero-picture` (height of the picture) and may set `--hero-clip`
 * (a clip path for the picture alone).
 */
export default function Hero({data}: {data: StageData}): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const stage = useStage(data, host, true);
  const {words} = data;
  const switches = data.controls.filter((control) => control.kind === 'switch');
  const light = data.controls.find((control) => control.kind === 'number');

  const follow = ({pointerType, buttons, clientX, clientY, currentTarget}: PointerEvent) => {
    if (pointerType !== 'mouse' || buttons !== 0) return;
    const {left, top, width, height} = currentTarget.getBoundingClientRect();
    stage.pointLight(((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2);
  };
  return (
    <section
      id={data.id}
      className={styles.hero}
      aria-label={data.title}
      data-search-skip
      data-stage={data.id}
      data-stage-state={stage.phase}>
      <div className={styles.picture} onPointerMove={follow}>
        <Picture
          data={data}
          poster={<Still name="hero" alt={data.alt} sizes={SIZES} first />}
          stage={stage}
          host={host}
        />
      </div>
      <form
        className={styles.strip}
        aria-label={words.parameters}
        onSubmit={(event) => event.preventDefault()}
        onFocus={stage.startAlone}>
        {switches.map((control, at) => (
          <label key={control.id} className={styles.cell}>
            <b aria-hidden="true">{String.fromCharCode(65 + at)}</b>
            <span className={styles.name}>{control.label}</span>
            <span className={frame.switch}>
              <input
                type="checkbox"
                role="switch"
                name={control.id}
                checked={Boolean(stage.values[control.id])}
                aria-describedby={`${data.id}-${control.id}`}
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
        {light?.kind === 'number' && (
          <label className={styles.light}>
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
      <p className={frame.said} role="status">
        {stage.said}
      </p>
    </section>
  );
}
