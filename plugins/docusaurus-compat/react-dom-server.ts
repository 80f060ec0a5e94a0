import type {ReactNode} from 'react';
import type {PipeableStream, RenderToPipeableStreamOptions} from 'react-dom/server';
import {renderToPipeableStream as render} from 'react-dom/server.node';

/**
 * Replaces `react-dom/server` at build. React writes the content of a large `Suspense` boundary at the end of the page, hidden
 * until a script moves it; with an infinite chunk size it is written in place, for readers without scripts.
 */
export const renderToPipeableStream = (app: ReactNode, options: RenderToPipeableStreamOptions): PipeableStream =>
  render(app, {...options, progressiveChunkSize: Infinity});
