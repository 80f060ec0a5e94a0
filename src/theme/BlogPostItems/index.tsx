import React, {type ComponentProps, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Original from '@theme-original/BlogPostItems';
import BlogPostItem from '@theme/BlogPostItem';
import Still from '@site/src/components/media/Still';

/** A post of a list, with the `picture` of its front matter beside the text. */
function Item({children, ...props}: ComponentProps<typeof BlogPostItem>): ReactNode {
  const {permalink, frontMatter} = useBlogPost().metadata;
  return (
    <BlogPostItem {...props}>
      {typeof frontMatter.picture === 'string' && (
        <Link className="post-picture" to={permalink} tabIndex={-1} aria-hidden="true">
          <Still name={frontMatter.picture} alt="" sizes="(max-width: 996px) 92vw, 420px" />
        </Link>
      )}
      {children}
    </BlogPostItem>
  );
}

export default function BlogPostItems(props: ComponentProps<typeof Original>): ReactNode {
  return <Original {...props} component={Item} />;
}
