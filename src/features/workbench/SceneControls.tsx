import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import FileField from '@site/src/components/kit/FileField';
import links from '@site/src/components/kit/text.module.css';
import panel from '@site/src/components/Stage/panel.module.css';
import type {Condition, Control, Value} from '@site/src/stage/ui/data';
import {setPart, setValue} from './document';
import Row from './Row';
import styles from './styles.module.css';
import {useFiles} from './useFiles';
import {useWorkbench} from './useWorkbench';

/** Scene, framing, expression, camera, light, and a picture as the background. */
export default function SceneControls({
  controls,
  offersPicture,
  whyInert,
}: {
  controls: readonly Control[];
  /** With the field for a picture behind the character. */
  offersPicture: boolean;
  /** Why a control does nothing with the values of the document. */
  whyInert: (control: Control, needs: readonly Condition[]) => string | undefined;
}): ReactNode {
  const {data, text, words, desk, edit, step, say} = useWorkbench();
  const {values, backdrop} = desk;
  const {openBackdrop} = useFiles();
  const set = (id: string, value: Value | undefined) =>
    edit((now) => {
      const next = setValue(now, id, value);
      // A scene brings its light, a framing its camera, a pose its turns.
      const dropped = {ScenePreset: /^Light(?:Yaw|Pitch)$/, Frame: /^Camera/, Pose: /^(?:Head|Body)[YPR]/}[id];
      return dropped
        ? {...next, values: Object.fromEntries(Object.entries(next.values).filter(([key]) => !dropped.test(key)))}
        : next;
    });
  return (
    <details className={styles.group} open>
      <summary>{text.place}</summary>
      <div className={panel.rows}>
        {controls.map((control) => {
          const conditions = data.needs[control.id];
          const isCovered = backdrop && /Backdrop/.test(control.id);
          return (
            <Row
              key={control.id}
              control={control}
              value={values[control.id] ?? control.value}
              words={words}
              conditions={conditions}
              why={isCovered ? text.covered : whyInert(control, conditions ?? [])}
              say={say}
              set={set}
            />
          );
        })}
      </div>
      {offersPicture && (
        <p className={clsx(styles.line, styles.backdropField)}>
          <b>{text.backdrop}</b>
          <FileField className={links.file} label={text.chooseBackdrop} accept="image/*" onFile={openBackdrop} />
          {backdrop && (
            <button type="button" onClick={() => step((now) => setPart(now, 'backdrop', undefined))}>
              {text.removeBackdrop}
            </button>
          )}
          {backdrop && (
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={backdrop.panorama ?? false}
                onChange={({target: {checked}}) =>
                  edit((now) =>
                    setPart(now, 'backdrop', {data: backdrop.data, ...(checked && {panorama: true as const})}),
                  )
                }
              />
              {text.panorama}
            </label>
          )}
          <span className={styles.note}>{text.backdropNote}</span>
        </p>
      )}
    </details>
  );
}
