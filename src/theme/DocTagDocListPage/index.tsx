import '@site/src/css/tag.css';

/** The original, with the tags' style sheet. */
export {default} from '@theme-original/DocTagDocListPage';
