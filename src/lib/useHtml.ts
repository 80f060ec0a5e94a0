import {useMemo} from 'react';

/** Memoised `dangerouslySetInnerHTML`: React rewrites the HTML for every new object. */
export const useHtml = (html: string | undefined) =>
  useMemo(() => (html === undefined ? undefined : {__html: html}), [html]);
