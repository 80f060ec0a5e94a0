type Candidate = readonly [address: string, size: number];

/** The candidates of a `srcset`; one without descriptor is of size 1. */
export const candidates = (srcset: string): Candidate[] =>
  srcset
    .split(/,\s+/)
    .map((each) => each.trim().split(/\s+/))
    .flatMap(([address, size = '1x']) => (address ? [[address, Number.parseFloat(size)] as const] : []));

const ending = (address: string) => address.slice(address.lastIndexOf('.'));

/** Address of the largest file of a picture in the format that the browser has chosen; undefined if that one is shown. */
export function largest(image: HTMLImageElement): string | undefined {
  const all = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])]
    .flatMap(({srcset}) => candidates(srcset))
    .filter(([address]) => ending(address) === ending(image.currentSrc))
    .sort(([, a], [, b]) => b - a);
  const [address] = all[0] ?? [];
  return address && !image.currentSrc.endsWith(address) ? address : undefined;
}
