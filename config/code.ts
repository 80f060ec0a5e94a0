/** Colours of all blocks of code: one of `codeThemes` in src/features/code/palettes.ts. A fence may name another: `theme="github"`. */
export const codeTheme = 'jettwaveDark';
