/** The desk on the reader's machine. */
import {writeFile, type Desk} from './document';

const DESK = 'workbench';

export function keptText(): string | undefined {
  try {
    return localStorage.getItem(DESK) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether it is kept; not where storage is blocked or full */
export function keepDesk(desk: Desk | undefined): boolean {
  try {
    if (desk) localStorage.setItem(DESK, writeFile(desk));
    else localStorage.removeItem(DESK);
    return true;
  } catch {
    return false;
  }
}
