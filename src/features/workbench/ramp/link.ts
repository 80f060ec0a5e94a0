/** Edited ramps in an address: `ramp4=0-ff8040ff.50000_ffffffff` is row 4 with a soft stop and a hard one. Pure. */
import {isRamps, type Ramps, type Stop} from './stops';

/** Most characters of all ramps together: chats and mails cut longer links. */
const MOST = 1200;
/** Places of a stop in an address, between 0 and 1. */
const PLACES = 1e5;
const STOP = /^(\d{1,6})([-_])([\da-f]{8})$/;

const byte = (x: number): string =>
  Math.round(x * 255)
    .toString(16)
    .padStart(2, '0');
/** The atlas has 8 bits a channel too. */
const writeStop = ({at, color, lit, hard}: Stop): string =>
  Math.round(at * PLACES) + (hard ? '_' : '-') + [...color, lit].map(byte).join('');

function readStop(text: string): Stop | undefined {
  const [, at, edge, levels] = STOP.exec(text) ?? [];
  if (!levels) return undefined;
  const [r, g, b, lit] = levels.match(/../g)!.map((level) => Number((parseInt(level, 16) / 255).toFixed(4)));
  return {at: Number(at) / PLACES, color: [r!, g!, b!], lit: lit!, hard: edge === '_'};
}

/** The part of a query that holds ramps, from the first row on as far as there is room, and the rows that are left out. */
export function writeRamps(ramps: Ramps): {query: string; left: readonly number[]} {
  const left: number[] = [];
  let query = '';
  for (const row of Object.keys(ramps).map(Number)) {
    const next = `&ramp${row}=${ramps[row]!.map(writeStop).join('.')}`;
    if (query.length + next.length > MOST) left.push(row);
    else query += next;
  }
  return {query, left};
}

/** The ramps that an address holds; a row that is none is left out. */
export function readRamps(search: string): Ramps {
  const query = new URLSearchParams(search);
  const rows = [...query].flatMap(([key, text]) => {
    const row = /^ramp(\d{1,2})$/.exec(key)?.[1];
    const ramp = row === undefined || text.length > MOST ? [] : text.split('.').map(readStop);
    return isRamps({[Number(row)]: ramp}) ? [[Number(row), ramp]] : [];
  });
  return Object.fromEntries(rows) as Ramps;
}
