import {execFileSync} from 'node:child_process';

/** Starts the line of a commit, which no path of a file contains. */
const COMMIT = '\0';
const LOG = ['-c', 'core.quotePath=false', 'log', '--format=%x00%as %D', '--name-only', '--relative', '--', '.'];

/**
 * Reads `git log` with the arguments of `LOG`, newest commit first. The oldest commit of a shallow clone, which is marked
 * `grafted`, lists every file, changed or not: it is left out.
 * @returns day of the last change (YYYY-MM-DD) by file
 */
export function daysIn(log: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split(COMMIT).slice(1)) {
    const [head = '', ...files] = commit.split('\n').filter(Boolean);
    if (/\bgrafted\b/.test(head)) continue;
    for (const file of files) if (!days.has(file)) days.set(file, head.slice(0, 10));
  }
  return days;
}

/** Day of the last commit of each file below a folder; none where there is no Git or no history. */
export function lastChanges(folder: string): ReadonlyMap<string, string> {
  try {
    return daysIn(
      execFileSync('git', LOG, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 1 << 28,
      }),
    );
  } catch {
    return new Map();
  }
}
