/** Code is highlighted at build, so the browser loads no languages: see src/features/code. */
export default function prismIncludeLanguages(): void {}
