import '@site/src/css/blog.css';
import '@site/src/css/tag.css';

export {default} from '@theme-original/BlogArchivePage';
