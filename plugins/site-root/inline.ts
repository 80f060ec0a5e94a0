import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import type {Inline} from '../../config/security';

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The mark in the window of @docsearch/react 3.9.0, drawn by the browser and in no page of the build. */
const drawnLater = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** Adds the hashes of a page's inline scripts and styles. Data blocks (JSON-LD) do not run and need none. */
export function collectInline(html: string, scripts: Set<string>, styles: Set<string>): void {
  let text: string | undefined;
  const parser = new Parser({
    onopentag(name, {src, type = 'module'}) {
      const runs = name === 'script' && src === undefined && /^(?:module|(?:text|application)\/javascript)$/.test(type);
      text = runs || name === 'style' ? '' : undefined;
    },
    ontext(part) {
      if (text !== undefined) text += part;
    },
    onclosetag(name) {
      if (text !== undefined) (name === 'style' ? styles : scripts).add(source(text));
      text = undefined;
    },
  });
  parser.end(html);
}

/**
 * Reads every page of a build. One list for all of them: the pages share the theme's script, the redirects theirs, and
 * a list a page would only multiply configuration.
 */
export async function inlineOf(build: string): Promise<Inline> {
  const scripts = new Set<string>();
  const styles = new Set([source(drawnLater)]);
  const pages = (await fs.readdir(build, {recursive: true})).filter((file) => file.endsWith('.html'));
  await Promise.all(
    pages.map(async (file) => collectInline(await fs.readFile(path.join(build, file), 'utf8'), scripts, styles)),
  );
  return {scripts: [...scripts].sort(), styles: [...styles].sort()};
}
