import type {ReactNode} from 'react';
import type {PipeableStream, RenderToPipeableStreamOptions} from 'react-dom/server';
import {renderToPipeableStream as render} from 'react-dom/server.node';

/**
 * Stands in for `react-dom/server` at build. React would write the content of a large `Suspense` boundary below the page, hidden
 * until a script moves it: here it stands in its place, for readers without scripts.
 */
export const renderToPipeableStream = (app: ReactNode, options: RenderToPipeableStreamOptions): PipeableStream =>
  render(app, {...options, progressiveChunkSize: Infinity});
