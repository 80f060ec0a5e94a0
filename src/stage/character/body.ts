/** Body, clothes, ornaments and base plate, piece by piece. */
import type {Figure, Piece} from './figure';
import {hand, sleeve} from './limbs';
import type {MeshBuilder} from './loft';
import {bow, box, star} from './ornaments';
import {shell, stack, tube} from './sweep';

const MAKERS: {readonly [K in Piece['kind']]: (b: MeshBuilder, piece: Extract<Piece, {kind: K}>) => void} = {
  stack,
  shell,
  tube,
  sleeve,
  hand,
  bow,
  star,
  box,
};

export function buildBody(b: MeshBuilder, {body}: Figure): void {
  for (const piece of body) (MAKERS[piece.kind] as (b: MeshBuilder, piece: Piece) => void)(b, piece);
}
