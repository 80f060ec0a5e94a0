/** Runs in the browser: the editors of the workbench beside a picture of her, with undo. */
import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import FaceShadowPainter from '../../../src/features/workbench/face-shadow/FaceShadowPainter';
import {stageMap, texelsOf, type FaceMasks} from '../../../src/features/workbench/face-shadow/masks';
import {words as painterWords} from '../../../src/features/workbench/face-shadow/words';
import RampEditor from '../../../src/features/workbench/ramp/RampEditor';
import {tintIn} from '../../../src/features/workbench/ramp/Strip';
import {editedAtlas, type Ramps} from '../../../src/features/workbench/ramp/stops';
import {words as rampWords} from '../../../src/features/workbench/ramp/words';
import {chibi} from '../../../src/stage/character/figures/chibi';
import {demo as demoOf, FEATURE_OFF} from '../../../src/stage/demos';
import {renderAt} from '../../../src/stage/engine/figure';
import {engineDemo} from '../../../src/stage/ui/scene';

interface Edited {
  readonly ramps: Ramps;
  readonly masks: FaceMasks | undefined;
}

const demo = {...engineDemo(demoOf('demo-face'), FEATURE_OFF), figure: 'chibi'} as const;
const tint = tintIn(chibi, 'skin');
let shown: Edited;

/** Texels in shade of the mask at an angle. */
export const dark = (angle: number): number => texelsOf(shown.masks!, angle).filter((x) => x < 128).length;

function Editors(): ReactNode {
  const [past, setPast] = useState<readonly Edited[]>([{ramps: {}, masks: undefined}]);
  const [now, setNow] = useState(past[0]!);
  const [yaw, setYaw] = useState(-30);
  const last = useRef(now);
  shown = now;
  const change = (next: Partial<Edited>): void => setNow((last.current = {...last.current, ...next}));
  const commit = (): void => setPast((list) => [...list, last.current]);
  const undo = (): void => {
    setNow((last.current = past.at(-2)!));
    setPast(past.slice(0, -1));
  };
  const [picture, setPicture] = useState('');
  const ramps = useMemo(() => editedAtlas(now.ramps), [now.ramps]);
  const faceMap = useMemo(() => now.masks && stageMap(now.masks, chibi), [now.masks]);
  useEffect(() => {
    const canvas = renderAt(demo, {light: {yaw, pitch: 20}, ramps, faceMap}, 0, {width: 160, height: 160});
    setPicture(canvas.toDataURL());
  }, [ramps, faceMap, yaw]);
  return (
    <main style={{width: 480}} data-steps={past.length - 1} data-picture={picture}>
      <button type="button" onClick={undo}>
        Undo
      </button>
      <RampEditor
        used={0}
        shown={{value: now.ramps, tint, changed: rampWords['zh-Hans'].changed, locale: 'zh-Hans', users: []}}
        onChange={(next) => change({ramps: next})}
        onCommit={commit}
        words={rampWords['zh-Hans']}
      />
      <FaceShadowPainter
        value={now.masks}
        figure={chibi}
        onChange={(masks) => change({masks})}
        onCommit={commit}
        onAngle={(degrees) => setYaw(-degrees)}
        words={painterWords['zh-Hans']}
      />
    </main>
  );
}

export const mount = (): void =>
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Editors />);
