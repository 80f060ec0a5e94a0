import React, {type ReactNode} from 'react';
import Control from '@site/src/components/Stage/Control';
import panel from '@site/src/components/Stage/panel.module.css';
import {setOwn} from '@site/src/stage/ui/own';
import {setValue} from './document';
import {entries} from './model';
import {useWorkbench} from './useWorkbench';

/** Who is drawn: one of our figures, or the reader's model. */
export default function Character(): ReactNode {
  const {data, words, desk, step, own, choose, say} = useWorkbench();
  const {figure} = data;
  const drawn = desk.values['Figure'] ?? figure.value;
  // While the reader's model is drawn, none of ours is chosen.
  const isOwn = own.own?.shown;
  return (
    <>
      <div className={panel.rows}>
        <Control
          control={isOwn ? {...figure, value: ''} : figure}
          scope="workbench"
          value={isOwn ? '' : drawn}
          words={words}
          conditions={undefined}
          why={undefined}
          say={say}
          onChange={(name) => {
            setOwn(own.own && {...own.own, shown: false});
            if (name !== drawn) step((now) => setValue(now, 'Figure', name));
          }}
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
