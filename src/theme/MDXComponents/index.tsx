import Original from '@theme-original/MDXComponents';
import BelowFold from '@site/src/features/below-fold';
import Comments from '@site/src/features/comments';
import FigureSlot from '@site/src/components/FigureSlot';
import StaticFigure from '@site/src/components/StaticFigure';
import Table from './Table';

export default {...Original, BelowFold, Comments, FigureSlot, figure: StaticFigure, table: Table};
