import React, {type ReactNode} from 'react';
import Control from '@site/src/components/Stage/Control';
import panel from '@site/src/components/Stage/panel.module.css';
import {setValue} from './document';
import {entries} from './model';
import {useWorkbench} from './useWorkbench';

/** Who is drawn: one of our figures, or the reader's model. */
export default function Character(): ReactNode {
  const {data, text, words, desk, step, own, choose, say} = useWorkbench();
  const {figure} = data;
  return (
    <>
      <div className={panel.rows}>
        <Control
          control={figure}
          scope="workbench"
          value={desk.values['Figure'] ?? figure.value}
          words={words}
          conditions={[{why: text.ownDrawn}]}
          why={own.own && text.ownDrawn}
          say={say}
          onChange={(name) => step((now) => setValue(now, 'Figure', name))}
          onReset={() => step((now) => setValue(now, 'Figure', undefined))}
        />
      </div>
      {own.code === 'failed' && <p role="alert">{words.failure.network}</p>}
      {own.code && own.code !== 'failed' && (
        <own.code.default
          data={{controls: entries(data).map(({control}) => control)}}
          stage={{say}}
          own={own.own}
          file={own.file}
          choose={choose}
        />
      )}
    </>
  );
}
