/** Colours of all blocks of code: one of `codeThemes` in plugins/code/palettes.ts. A fence may name another: `theme="github"`. */
export const codeTheme = 'jettwaveDark';
