/** Divides a copy that is too long for a reader's program to take in one piece, and gathers long addresses. */

/** Characters that a copy may have: programs cut longer answers. */
export const LONGEST = 50_000;

export interface Part {
  /** Id of the heading that opens the part. */
  readonly id: string;
  readonly title: string;
  /** Text below the heading, with its subheadings. */
  readonly text: string;
  readonly parts: readonly Part[];
}

/** Removes the id from the end of a heading, and the signs of code and links from its text. */
const titleOf = (heading: string): string =>
  heading
    .replace(/\s*\{#[^}]*\}$/, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim();

/** Sections of a text whose headings have a level and an id, and what is before the first of them. */
export function sectionsOf(text: string, level: 2 | 3 = 2): {before: string; parts: Part[]} {
  const heading = new RegExp(`^#{${level}} (.*\\{#([^}\\s]+)\\})$`);
  const before: string[] = [];
  const found: {id: string; title: string; lines: string[]}[] = [];
  let fence = false;
  for (const line of text.split('\n')) {
    if (/^\s*```/.test(line)) fence = !fence;
    const [, title, id] = (!fence && heading.exec(line)) || [];
    if (title && id) found.push({id, title: titleOf(title), lines: []});
    else (found.at(-1)?.lines ?? before).push(line);
  }
  const parts = found.map(({id, title, lines}): Part => {
    const own = lines.join('\n').trim();
    return {id, title, text: own, parts: level === 2 ? sectionsOf(own, 3).parts : []};
  });
  return {before: before.join('\n').trim(), parts};
}

/** The first line of a text, without marks of links. */
const firstLine = (text: string): string => text.split('\n', 1)[0]!.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/** The index of a divided copy: a link to each section and to each of its own. @param address of a part by its id */
export const indexOf = (parts: readonly Part[], address: (id: string) => string): string =>
  parts
    .map(
      (part) =>
        `## [${part.title}](${address(part.id)}) {#${part.id}}\n\n${part.parts
          .map(({id, title, text}) => `- [${title}](${address(id)}): ${firstLine(text)}\n`)
          .join('')}`,
    )
    .join('\n');

/** Gathers the addresses of demos with values at the end of a text: sentences keep a number in brackets. */
export function gathered(text: string): string {
  const numbers = new Map<string, number>();
  const short = text.replace(/\]\((https?:[^)\s]*\?stage=[^)\s]*)\)/g, (_, address: string) => {
    numbers.set(address, numbers.get(address) ?? numbers.size + 1);
    return `][${numbers.get(address)}]`;
  });
  const lines = [...numbers].map(([address, number]) => `[${number}]: ${address}\n`);
  return lines.length > 0 ? `${short.trimEnd()}\n\n${lines.join('')}` : short;
}
