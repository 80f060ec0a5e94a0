/** The browser has no highlighter to teach languages to: see plugins/code-highlight. */
export default function prismIncludeLanguages(): void {}
