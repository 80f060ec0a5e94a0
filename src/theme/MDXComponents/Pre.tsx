/** Code blocks arrive highlighted and without children: see src/features/code/rehype.ts. */
export {default} from '@theme/CodeBlock';
