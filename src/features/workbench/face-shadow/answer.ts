/** What of the face shadow takes long: whole sets of masks with their distances, and the file. */
import type {Figure} from '@site/src/stage/character';
import {encodePng} from '@site/src/stage/exchange/png';
import {bakeHead} from './bake';
import {exportedMap, measure, shippedMasks, stageMap, type FaceMasks, type Measured} from './masks';

/** Without masks, those of the figure's own map, or baked from its head. */
export interface Order {
  readonly task: 'measure' | 'bake' | 'export';
  readonly figure: Figure;
  readonly masks?: FaceMasks | undefined;
}
export type Answer = Measured | Uint8Array<ArrayBuffer>;

export async function answer({task, figure, masks: given}: Order): Promise<Answer> {
  const masks = task === 'bake' ? bakeHead(figure) : (given ?? shippedMasks(figure));
  if (task === 'export') return new Uint8Array(await encodePng(exportedMap(masks, figure)));
  return {masks, distances: measure(masks), map: stageMap(masks, figure)};
}
