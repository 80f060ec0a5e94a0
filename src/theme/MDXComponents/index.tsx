import Original from '@theme-original/MDXComponents';
import BelowFold from '@site/src/features/below-fold';
import ArticleData from '@site/src/features/static-article/ArticleData';
import Comments from '@site/src/features/comments';
import FigureSlot from '@site/src/components/FigureSlot';
import StaticFigure from '@site/src/components/StaticFigure';
import Table from './Table';

const forWriters = process.env.NODE_ENV === 'production' ? {} : {FigureSlot};

export default {...Original, ArticleData, BelowFold, Comments, ...forWriters, figure: StaticFigure, table: Table};
