import {useMemo} from 'react';

/** HTML as `dangerouslySetInnerHTML`, in one object as long as it is the same: React writes it anew for every new object. */
export const useHtml = (html: string | undefined) =>
  useMemo(() => (html === undefined ? undefined : {__html: html}), [html]);
