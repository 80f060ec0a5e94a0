import React, {useEffect, useRef, isValidElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import {keepReachable} from '@site/src/lib/keepReachable';
import {useHtml} from '@site/src/lib/useHtml';
import {useMoves} from '@site/src/lib/useMoves';
import type {StaticArticle} from '@site/src/features/static-article/adopt';

/**
 * The content of Docusaurus, with the class by which programs that take the text out of a page find it. A static article stays
 * the HTML that it is (src/features/static-article).
 */
export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  const inner = useHtml(isValidElement(children) ? (children.type as StaticArticle).html : undefined);
  const props = {className: clsx(ThemeClassNames.docs.docMarkdown, 'markdown e-content'), onClick: useMoves()};
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    () => (inner ? keepReachable(box.current!.querySelectorAll<HTMLElement>('.lk-table')) : undefined),
    [inner],
  );
  if (inner) return <div ref={box} {...props} dangerouslySetInnerHTML={inner} />;
  const hasTitle = frontMatter.hide_title || contentTitle !== undefined;
  return (
    <div {...props}>
      {!hasTitle && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
