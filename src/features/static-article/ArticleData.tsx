import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {ARTICLE_DATA} from './adopt';

/** What the browser needs of a document besides its HTML; the build moves it out of the article. */
export default function ArticleData(): ReactNode {
  const {metadata, assets, contentTitle} = useDoc();
  if (ExecutionEnvironment.canUseDOM) return null;
  const __html = JSON.stringify({metadata, assets, contentTitle}).replaceAll('<', '\\u003c');
  return <script type="application/json" id={ARTICLE_DATA} dangerouslySetInnerHTML={{__html}} />;
}
