import React, {memo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {BlogSidebarItem} from '@docusaurus/plugin-content-blog';
import {useVisibleBlogSidebarItems} from '@docusaurus/plugin-content-blog/client';
import BlogSidebarContent from '@theme/BlogSidebar/Content';
import type {Props} from '@theme/BlogSidebar/Desktop';
import {useDay} from '@site/src/lib/useDay';
import styles from './styles.module.css';

function List({items}: {items: BlogSidebarItem[]}) {
  const day = useDay();
  return (
    <ul className="clean-list">
      {items.map(({permalink, title, date}) => (
        <li key={permalink}>
          <Link isNavLink to={permalink} className={styles.link} activeClassName={styles.active}>
            <span className={styles.date}>{day(date)}</span>
            <span>{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The list of posts of Docusaurus, with the day before each title. */
function BlogSidebarDesktop({sidebar}: Props): ReactNode {
  const items = useVisibleBlogSidebarItems(sidebar.items);
  return (
    <aside>
      <nav
        className={styles.sidebar}
        aria-label={translate({id: 'theme.blog.sidebar.navAriaLabel', message: 'Blog recent posts navigation'})}>
        <div className={styles.title}>{sidebar.title}</div>
        <BlogSidebarContent items={items} ListComponent={List} yearGroupHeadingClassName={styles.year} />
      </nav>
    </aside>
  );
}

export default memo(BlogSidebarDesktop);
