const YEAR = 60 * 60 * 24 * 365;

/**
 * Whether `/` opens the search. A reader can turn it off on the search page (WCAG 2.2, 2.1.4). Stored as a cookie: reading a
 * blocked local storage throws.
 */
export const isSlashOn = (): boolean => !document.cookie.includes('slash=off');

export function setSlash(isOn: boolean): void {
  document.cookie = `slash=off;path=/;max-age=${isOn ? 0 : YEAR};samesite=lax`;
}
