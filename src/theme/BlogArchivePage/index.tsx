import '@site/src/css/blog.css';

export {default} from '@theme-original/BlogArchivePage';
