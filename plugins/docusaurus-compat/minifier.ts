import type {Configuration} from 'webpack';

/** A plugin of the bundler's own, with what it was made with. */
interface Minimizer {
  _args?: [{minimizerOptions?: {format?: {ascii_only?: boolean}}}];
}

/**
 * Lets scripts hold characters as they are: the minifier of Docusaurus writes an escape for each that is not ASCII, 2 to 8 % of
 * what a Chinese document's script weighs, compressed. Every page says that it is UTF-8, and scripts are read as the page is.
 * @throws Error when no minifier is told so
 */
export function writePlainText({optimization}: Configuration): void {
  const formats = ((optimization?.minimizer ?? []) as Minimizer[]).flatMap(
    ({_args}) => _args?.[0].minimizerOptions?.format ?? [],
  );
  if (formats.length === 0) throw new Error('plugins/docusaurus-compat/minifier.ts: there is no minifier of scripts');
  for (const format of formats) format.ascii_only = false;
}
