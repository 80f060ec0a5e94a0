import {useEffect, useEffectEvent, useMemo, useRef, useState} from 'react';
import type {CameraState, Hit, SceneDocument, Stage, StageState, View} from '@site/src/stage/engine/types';
import type {Figure, Subject} from '@site/src/stage/character';
import type {FigureName} from '@site/src/stage/character/load';
import {mountStage} from '@site/src/stage/ui/mount';
import type {Place} from '@site/src/stage/ui/scene';
import type {Desk} from './document';
import {useFaceMap} from './face-shadow/order';
import {besideDesk, documentOf, movesIn, withoutMoves} from './model';
import {editedAtlas} from './ramp/stops';
import type {WorkbenchData} from './types';
import {useFigure} from './useFigure';
import type {Editing} from './useHistory';
import {attachViewport} from './viewport';

/** Width through height that the framings are made for: in a narrower window she is farther away. */
const ASPECT = 1;

/** The textures that a document has edited. */
function useMaps({ramps: rows, face}: Desk, figure: Figure) {
  const ramps = useMemo(() => editedAtlas(rows), [rows]);
  const faceMap = useFaceMap(face, figure);
  return useMemo(() => ({ramps, faceMap}), [ramps, faceMap]);
}

interface DeskStageOptions {
  data: WorkbenchData;
  desk: Desk;
  view: string;
  subject: Subject | undefined;
  /** Documents in the left share `at` of the picture, and in the rest. */
  compare: {at: number; left: Desk; right: Desk} | undefined;
  edit: Editing['edit'];
  /** The reader clicked a part of the character. */
  onPick: (group: Hit['group']) => void;
  /** The reader asked for the list of keys, or had it. */
  onHelp: () => void;
}

/** The stage of the workbench: a function of the document. */
export function useDeskStage({data, desk, view: chosen, subject, compare, edit, onPick, onHelp}: DeskStageOptions) {
  // Colours that mark parts are those of the list: no light falls on them.
  const view = subject?.marked ? 'base' : chosen;
  const host = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<Exclude<StageState, {kind: 'paused'}>>({kind: 'loading'});
  const stage = useRef<Stage>(undefined);
  /** Shows a material of the reader's model in the list of its parts. */
  const choose = useRef<(material: number) => void>(null);
  const {values} = desk;
  const name = values['Figure'] as FigureName | undefined;
  const figure = useFigure(name);
  const right = compare?.right ?? desk;
  const maps = useMaps(right, figure);
  const leftMaps = useMaps(compare?.left ?? right, figure);

  const moved = useEffectEvent((place: {camera: CameraState; light: Place['light']}) => {
    edit((before) => ({...before, values: {...before.values, ...movesIn(data, before.values, place)}}));
  });
  const seen = (of: Desk, by: typeof maps) =>
    documentOf(data, of === desk ? values : besideDesk(of.values, values), {
      view: view as View,
      cutOut: of.backdrop !== undefined,
      ...by,
    });
  const shown = useEffectEvent(() => seen(right, maps));
  const draw = (what: SceneDocument) =>
    stage.current?.show(what, compare && {at: compare.at, before: seen(compare.left, leftMaps)});
  const lay = useEffectEvent(() => draw(shown()));
  // Drawn at once: the wheel may turn again before the document has the camera.
  const turn = useEffectEvent((camera: CameraState) => {
    const now = stage.current!.document;
    draw({...now, camera});
    moved({camera, light: now.light});
  });
  const pick = useEffectEvent(({material, group}: Hit) => {
    choose.current?.(material);
    onPick(group);
  });

  useEffect(() => {
    if (!host.current) return;
    setState({kind: 'loading'});
    const {
      canvas,
      stage: made,
      unmount,
    } = mountStage(host.current, data.text.title, 'workbench-keys', {
      demo: data.scene,
      figure: name,
      subject,
      document: shown(),
      reducedMotion: true,
      onState(next) {
        if (next.kind !== 'paused') setState(next);
      },
      onChange: moved,
      onReset: () => edit((now) => ({...now, values: withoutMoves(now.values)})),
      onPick: (hit) => pick(hit),
      free: true,
      aspect: ASPECT,
    });
    stage.current = made;
    lay();
    const detach = attachViewport(canvas, made, (camera) => turn(camera), onHelp);
    return () => {
      detach();
      unmount();
      stage.current = undefined;
    };
  }, [data, name, subject, edit, onHelp]);
  useEffect(() => lay(), [values, desk.backdrop, maps, view, compare]);
  /** What lies behind the character in each half, and the camera that sees it. Only the finished picture has a background. */
  const behind = view === 'color' && {
    backdrop: right.backdrop,
    left: compare?.left.backdrop,
    /** Share of the left half, percent. */
    to: (compare?.at ?? 0) * 100,
    camera: documentOf(data, values, {view}).camera,
  };
  return {host, state, stage, choose, figure, behind};
}
