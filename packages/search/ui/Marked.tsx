import React, {type ReactNode} from 'react';

const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'"};

const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** Renders HTML of a search result as text with `mark` elements; other markup is shown as text. */
export default function Marked({html}: {html: string}): ReactNode {
  return html
    .split(/<mark>(.*?)<\/mark>/s)
    .map((text, at) => (at % 2 === 1 ? <mark key={at}>{decode(text)}</mark> : decode(text)));
}
