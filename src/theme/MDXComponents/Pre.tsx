/** Code blocks are highlighted at build and have no children: see src/features/code/rehype.ts. */
export {default} from '@theme/CodeBlock';
