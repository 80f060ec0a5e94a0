/** Code blocks arrive highlighted and without children: see plugins/code-highlight/rehype.ts. */
export {default} from '@theme/CodeBlock';
