import type {Configuration} from 'webpack';

/** A minimizer plugin of Rspack, with its options. */
interface Minimizer {
  _args?: [{minimizerOptions?: {format?: {ascii_only?: boolean}}}];
}

/**
 * Keeps non-ASCII characters in scripts: the minifier of Docusaurus escapes them, which adds 2 to 8 % to the compressed script
 * of a Chinese document. Every page declares UTF-8, which applies to its scripts as well.
 * @throws Error when the configuration has no such minifier
 */
export function writePlainText({optimization}: Configuration): void {
  const formats = ((optimization?.minimizer ?? []) as Minimizer[]).flatMap(
    ({_args}) => _args?.[0].minimizerOptions?.format ?? [],
  );
  if (formats.length === 0)
    throw new Error(
      'plugins/docusaurus-compat/minifier.ts: there is no minifier of scripts: adapt to that of Docusaurus',
    );
  for (const format of formats) format.ascii_only = false;
}
