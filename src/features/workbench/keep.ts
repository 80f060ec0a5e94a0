/** The desk on the reader's machine, as the text of its file: the page before the workbench needs no more. */

const DESK = 'workbench';

export function keptText(): string | undefined {
  try {
    return localStorage.getItem(DESK) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether it is kept; not where storage is blocked or full */
export function keepText(text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(DESK);
    else localStorage.setItem(DESK, text);
    return true;
  } catch {
    return false;
  }
}
