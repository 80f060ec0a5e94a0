/** Property of `window` that says the entry of the scripts has run. */
export const ENTERED = 'entered';
