import type {Configuration, RuleSetRule} from 'webpack';

/** Upstream puts files of up to 10 kB into every script and style sheet that names them; larger ones than this stay files. */
const INLINE_BYTES = 2048;

interface FileLoader {
  options?: {limit?: number};
}

const loaders = ({use, oneOf}: RuleSetRule): FileLoader[] => [
  ...((Array.isArray(use) ? use : []) as FileLoader[]),
  ...(oneOf ?? []).flatMap((rule) => (rule ? loaders(rule) : [])),
];

/** Lets only small files stand in the script or style sheet that shows them. */
export function inlineSmallFiles({module}: Configuration): void {
  for (const {options} of ((module?.rules ?? []) as RuleSetRule[]).flatMap(loaders))
    if (options?.limit) options.limit = INLINE_BYTES;
}
