import React, {type ReactNode} from 'react';
import Paginator from '@theme-original/DocItem/Paginator';
import Comments from '@site/src/components/Comments';

export default function DocItemPaginator(): ReactNode {
  return (
    <>
      <Paginator />
      <Comments />
    </>
  );
}
