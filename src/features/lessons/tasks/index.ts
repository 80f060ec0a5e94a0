import {eyes} from './eyes';
import {hair} from './hair';
import {importing} from './importing';
import {layers} from './layers';
import {lighting} from './lighting';
import {outlines} from './outlines';
import {rim} from './rim';
import {shadows} from './shadows';
import {specular} from './specular';
import {transition} from './transition';
import type {Lesson} from '../types';

/** In the order of the tutorials. */
export const lessons: readonly Lesson[] = [
  importing,
  transition,
  shadows,
  outlines,
  rim,
  hair,
  eyes,
  specular,
  lighting,
  layers,
];
