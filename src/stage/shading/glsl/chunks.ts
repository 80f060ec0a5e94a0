/** All formula chunks in the order of their dependencies; the parity test evaluates every function of it. */
import {core} from './core';
import {diffuse} from './diffuse';
import {eyes} from './eyes';
import {hair} from './hair';
import {layers} from './layers';
import {lighting} from './lighting';
import {innerLines, outline} from './outline';
import {rest} from './rest';
import {rim} from './rim';
import {shadows} from './shadows';
import {specular} from './specular';

export {core, diffuse, eyes, hair, innerLines, layers, lighting, outline, rim, shadows, specular};
export const formulas =
  core + diffuse + shadows + outline + innerLines + rim + hair + specular + eyes + lighting + layers + rest;
