import {useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject} from 'react';
import {
  createStage,
  type CameraState,
  type FailureReason,
  type Hit,
  type SceneDocument,
  type Stage,
  type View,
} from '@site/src/stage/engine';
import type {Subject} from '@site/src/stage/character';
import type {Place} from '@site/src/stage/ui/scene';
import type {StageValues} from '@site/src/stage/ui/data';
import {accept} from '@site/src/stage/ui/values';
import type {Desk} from './document';
import {stageMap} from './face-shadow/masks';
import {besideDesk, documentOf, placeValues} from './model';
import {editedAtlas} from './ramp/stops';
import type {WorkbenchData} from './types';
import {attachViewport} from './viewport';

/** Decimal places of camera and light after a drag, so that files and links stay short. */
const round = (value: number) => Number(value.toFixed(2));

/** Width through height that the framings are made for: in a narrower window she is farther away. */
const ASPECT = 1;

/** The stage of the workbench: a function of the document. */
export function useDeskStage(
  host: RefObject<HTMLDivElement | null>,
  {
    data,
    desk,
    view,
    subject,
    compare,
    onMove,
    onReset,
    onPick,
    onHelp,
  }: {
    data: WorkbenchData;
    desk: Desk;
    view: string;
    subject: Subject | undefined;
    compare: {at: number; values: StageValues} | undefined;
    /** The reader turned the camera or moved the light on the picture. */
    onMove: (values: StageValues) => void;
    /** The reader put camera and light back. */
    onReset: () => void;
    /** The reader clicked a part of the character. */
    onPick: (group: Hit['group']) => void;
    /** The reader asked for the list of keys, or had it. */
    onHelp: () => void;
  },
) {
  const [phase, setPhase] = useState<'loading' | 'running' | 'failed'>('loading');
  const [failure, setFailure] = useState<FailureReason>('internal');
  const stage = useRef<Stage>(undefined);
  /** Shows a material of the reader's model in the list of its parts. */
  const choose = useRef<(material: number) => void>(null);
  const {values, ramps, face} = desk;
  const texels = useMemo(() => editedAtlas(ramps), [ramps]);
  const faceMap = useMemo(() => face && stageMap(face), [face]);

  const moved = useEffectEvent((place: {camera: CameraState; light: Place['light']}) => {
    const next = placeValues(place);
    onMove(
      Object.fromEntries(
        data.place.flatMap((control) => {
          const number = next[control.id];
          const value = number === undefined ? undefined : accept(control, round(number));
          return value === undefined ? [] : [[control.id, value]];
        }),
      ),
    );
  });
  const look = {view: view as View, ramps: texels, faceMap};
  const shown = useEffectEvent(() => documentOf(data, values, look));
  const draw = (what: SceneDocument) =>
    stage.current?.show(
      what,
      compare && {at: compare.at, before: documentOf(data, besideDesk(compare.values, values), look)},
    );
  const lay = useEffectEvent(() => draw(shown()));
  // Drawn at once: the wheel may turn again before the document has the camera.
  const turn = useEffectEvent((camera: CameraState) => {
    const now = stage.current!.document;
    draw({...now, camera});
    moved({camera, light: now.light});
  });
  const reset = useEffectEvent(onReset);
  const help = useEffectEvent(onHelp);
  const pick = useEffectEvent(({material, group}: Hit) => {
    choose.current?.(material);
    onPick(group);
  });

  useEffect(() => {
    if (!host.current) return;
    const canvas = document.createElement('canvas');
    canvas.setAttribute('role', 'application');
    canvas.setAttribute('aria-label', data.text.title);
    canvas.setAttribute('aria-describedby', 'workbench-keys');
    host.current.append(canvas);
    setPhase('loading');
    const made = createStage(canvas, {
      demo: data.scene,
      subject,
      document: shown(),
      reducedMotion: true,
      onState(state) {
        if (state.kind === 'failed') setFailure(state.reason);
        if (state.kind !== 'paused') setPhase(state.kind);
        canvas.parentElement?.setAttribute('data-shown', String(state.kind === 'running'));
      },
      onChange: moved,
      onReset: () => reset(),
      onPick: (hit) => pick(hit),
      free: true,
      aspect: ASPECT,
    });
    stage.current = made;
    // Number of frames drawn, for tests.
    Object.defineProperty(canvas, 'frames', {get: () => made.frames});
    lay();
    const detach = attachViewport(
      canvas,
      made,
      (camera) => turn(camera),
      () => help(),
    );
    return () => {
      detach();
      made.dispose();
      canvas.remove();
      stage.current = undefined;
    };
  }, [host, data, subject]);
  useEffect(() => lay(), [values, texels, faceMap, view, compare]);
  return {phase, failure, stage, choose};
}
