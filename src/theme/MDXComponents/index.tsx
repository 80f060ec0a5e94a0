import Original from '@theme-original/MDXComponents';
import Comments from '@site/src/components/Comments';
import FigureSlot from '@site/src/components/FigureSlot';

export default {...Original, Comments, FigureSlot};
