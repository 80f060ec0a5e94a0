const PLACEHOLDER = /\[fill in\]|〔填写〕/;

/** Lines where `npm run new` has left something to write: `line 3: fill in: …`. */
export const placeholders = (text: string): string[] =>
  text.split('\n').flatMap((line, at) => (PLACEHOLDER.test(line) ? [`line ${at + 1}: fill in: ${line.trim()}`] : []));
