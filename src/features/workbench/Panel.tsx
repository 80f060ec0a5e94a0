import React, {Activity, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import Character from './Character';
import {setPart} from './document';
import FaceShadowPainter from './face-shadow/FaceShadowPainter';
import Gallery from './Gallery';
import LastModel from './LastModel';
import {rampRow} from './model';
import Output from './Output';
import Parameters from './Parameters';
import RampEditor from './ramp/RampEditor';
import styles from './styles.module.css';
import Tabs from './Tabs';
import {useWorkbench} from './useWorkbench';
import type {Panel as Name} from './words';

function Ramps(): ReactNode {
  const {data, desk, part, rampRows, edit, settle} = useWorkbench();
  return (
    <RampEditor
      shown={rampRows}
      used={rampRow(data, part, desk.values)}
      onChange={(ramps) => edit((now) => ({...now, ramps}))}
      onCommit={settle}
      words={data.ramp}
    />
  );
}

function Face(): ReactNode {
  const {data, text, desk, figure, subject, edit, settle} = useWorkbench();
  return (
    <FaceShadowPainter
      value={desk.face}
      figure={figure}
      note={subject && text.paintsOurs}
      onChange={(face) => edit((now) => setPart(now, 'face', face))}
      onCommit={settle}
      onAngle={(degrees) => edit((now) => ({...now, values: {...now.values, LightYaw: -degrees}}))}
      words={data.painter}
    />
  );
}

const PANELS: Readonly<Record<Name, ComponentType>> = {
  parameters: Parameters,
  looks: Gallery,
  ramps: Ramps,
  face: Face,
  own: Character,
  output: Output,
};

/** The panels under their tabs, and below them the question for the reader's model, which covers nothing there. A panel keeps its state and its place while others are shown. */
export default function Panel(): ReactNode {
  const {panel, gesture} = useWorkbench();
  const content = useRef<HTMLDivElement>(null);
  const scrolled = useRef(new Map<Name, number>());
  const [visited, setVisited] = useState<readonly Name[]>([panel]);
  if (!visited.includes(panel)) setVisited([...visited, panel]);
  useLayoutEffect(() => {
    const element = content.current!;
    const places = scrolled.current;
    element.scrollTop = places.get(panel) ?? 0;
    const keep = () => void places.set(panel, element.scrollTop);
    element.addEventListener('scroll', keep, {passive: true});
    return () => element.removeEventListener('scroll', keep);
  }, [panel]);
  return (
    <div className={styles.panel}>
      <Tabs />
      <div
        ref={content}
        id="workbench-panel"
        role="tabpanel"
        aria-labelledby={`workbench-tab-${panel}`}
        className={styles.content}
        tabIndex={-1}
        {...(panel === 'parameters' && gesture)}>
        {visited.map((each) => {
          const Content = PANELS[each];
          return (
            <Activity key={each} mode={each === panel ? 'visible' : 'hidden'}>
              <Content />
            </Activity>
          );
        })}
      </div>
      <LastModel />
    </div>
  );
}
