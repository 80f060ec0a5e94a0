import {useEffect, useState} from 'react';
import {watchKept, type Kept} from '@site/src/stage/model/keep';

/** The model that is kept on the reader's machine. */
export function useKeptModel(): Kept | undefined {
  const [kept, setKept] = useState<Kept>();
  useEffect(() => watchKept(setKept), []);
  return kept;
}
