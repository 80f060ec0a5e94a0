import {useRef} from 'react';
import type {StageData} from '@site/src/stage/ui/data';

export interface Props {
  /** Id of a demo in `data/demos.json`. */
  demo: string;
  /** Data of the demo, added at build by `plugins/stage-figures/rehype`. */
  data?: string;
}

/** @throws Error without data */
export function useData({demo, data}: Props): StageData {
  if (!data) throw new Error(`<Stage demo="${demo}"> has no data: it works in Markdown, where the build adds them`);
  const parsed = useRef<StageData>(undefined);
  return (parsed.current ??= JSON.parse(data) as StageData);
}
