import files from './files.json';

interface Media {
  hash: string;
  /** CSS pixels. */
  width: number;
  height: number;
  scales: number[];
}

const media: Readonly<Record<string, Media>> = files;

/** Files and size of a rendered picture or video. @throws Error naming one that was never rendered */
export function mediaOf(name: string): Media {
  const found = media[name];
  if (!found)
    throw new Error(`There is no picture "${name}": add it to plugins/stage-figures and run "npm run figures"`);
  return found;
}

export const hasMedia = (name: string): boolean => name in media;
