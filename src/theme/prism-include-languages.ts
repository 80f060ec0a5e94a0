/** The browser has no highlighter to teach languages to: see src/features/code. */
export default function prismIncludeLanguages(): void {}
