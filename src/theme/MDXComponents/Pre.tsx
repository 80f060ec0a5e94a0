/** Code blocks are highlighted at build and have no children: see plugins/code/rehype.ts. */
export {default} from '@theme/CodeBlock';
