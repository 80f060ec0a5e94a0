import {useEffect, useState} from 'react';
import type {Figure} from '@site/src/stage/character';
import {chibi} from '@site/src/stage/character/figures/chibi';
import {figureOf, type FigureName} from '@site/src/stage/character/load';

/** The data of the figure with that name; that of the one before while it is loaded, or cannot be. */
export function useFigure(name: FigureName | undefined): Figure {
  const [figure, setFigure] = useState(chibi);
  useEffect(() => {
    let isCurrent = true;
    const settle = (loaded: Figure): void => {
      if (isCurrent) setFigure(loaded);
    };
    // The stage, which needs the same file, says that it is missing.
    Promise.resolve(figureOf(name)).then(settle, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [name]);
  return figure;
}
