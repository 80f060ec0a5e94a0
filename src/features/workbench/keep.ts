/** The desk and the favourites on the reader's machine. */
import {writeFile, type Desk} from './document';

const DESK = 'workbench';
const FAVOURITES = 'workbench-favourites';

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

export function keptFavourites(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(FAVOURITES) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

export function keepFavourites(ids: ReadonlySet<string>): void {
  try {
    localStorage.setItem(FAVOURITES, JSON.stringify([...ids]));
  } catch {
    // They last as long as the page.
  }
}
