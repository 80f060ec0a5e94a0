import type {Configuration} from 'webpack';

/** A minimizer plugin of Rspack, with its options. */
interface Minimizer {
  _args?: [{minimizerOptions?: {compress?: {ecma?: number}; format?: {ascii_only?: boolean; ecma?: number}}}];
}

const ECMA = 2020;

/**
 * Keeps non-ASCII characters in scripts: the minifier of Docusaurus escapes them, which adds 2 to 8 % to the compressed script
 * of a Chinese document. Every page declares UTF-8, which applies to its scripts as well. Also sets the output to ECMAScript 2020,
 * which all browsers of the list in `package.json` know: Docusaurus sets ECMAScript 5.
 * @throws Error when the configuration has no such minifier
 */
export function adaptMinifier({optimization}: Configuration): void {
  const minifiers = ((optimization?.minimizer ?? []) as Minimizer[]).flatMap(
    ({_args}) => (_args?.[0].minimizerOptions?.format && _args[0].minimizerOptions) ?? [],
  );
  if (minifiers.length === 0)
    throw new Error(
      'plugins/docusaurus-compat/minifier.ts: there is no minifier of scripts: adapt to that of Docusaurus',
    );
  for (const {compress, format} of minifiers) {
    Object.assign(compress!, {ecma: ECMA});
    Object.assign(format!, {ecma: ECMA, ascii_only: false});
  }
}
