import React, {type ReactNode} from 'react';
import Paginator from '@theme-original/DocItem/Paginator';
import Comments from '@site/src/features/comments';

export default function DocItemPaginator(): ReactNode {
  return (
    <>
      <Paginator />
      <Comments />
    </>
  );
}
