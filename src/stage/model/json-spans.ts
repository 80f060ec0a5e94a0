/** Where the values of a JSON text are: for changes that leave every other byte as it is. */
export interface Span {
  readonly start: number;
  end: number;
  readonly fields?: Map<string, Span>;
  readonly items?: Span[];
}

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * Parses a JSON text into where each of its values begins and ends.
 * @param text valid JSON: `JSON.parse` has read it
 */
export function spansOf(text: string): Span {
  const root = {start: 0, end: text.length, items: [] as Span[]};
  const stack: Span[] = [root];
  let key: string | undefined;
  for (const {0: token, index} of text.matchAll(TOKEN)) {
    const top = stack.at(-1)!;
    if (token === ',' || token === ':') continue;
    if (token === '}' || token === ']') {
      top.end = index + 1;
      stack.pop();
    } else if (top.fields && key === undefined) key = JSON.parse(token) as string;
    else {
      const span: Span = {
        start: index,
        end: index + token.length,
        ...(token === '{' && {fields: new Map<string, Span>()}),
        ...(token === '[' && {items: []}),
      };
      if (top.fields) top.fields.set(key!, span);
      else top.items!.push(span);
      key = undefined;
      if (span.fields ?? span.items) stack.push(span);
    }
  }
  return root.items[0]!;
}

/** Changes of a text, each at a place of the original. */
export class Edits {
  private readonly edits: {start: number; end: number; text: string}[] = [];

  constructor(private readonly text: string) {}

  replace({start, end}: Span, text: string): void {
    this.edits.push({start, end, text});
  }

  /** Adds items to a list or fields to an object. */
  append(to: Span, texts: readonly string[]): void {
    const filled = (to.items?.length ?? to.fields?.size ?? 0) > 0;
    const text = (filled ? ',' : '') + texts.join(',');
    this.edits.push({start: to.end - 1, end: to.end - 1, text});
  }

  result(): string {
    let out = '';
    let at = 0;
    for (const {start, end, text} of this.edits.toSorted((a, b) => a.start - b.start)) {
      out += this.text.slice(at, start) + text;
      at = end;
    }
    return out + this.text.slice(at);
  }
}
