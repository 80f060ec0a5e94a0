/** What the reader's hand does to camera, light and gaze. */
import {orbit, turnLight, wrap, zoom} from './camera';
import type {InputTarget} from './input';
import type {Loop} from './loop';
import type {Motion} from './motion';
import {isOnOrb, type Shown} from './picture';
import type {Screen} from './screen';
import type {Hit, SceneDocument, StageOptions} from './types';

/** A stage, as far as input reads and changes it. */
interface Held extends Shown {
  /** There while input comes. */
  readonly screen: Screen | undefined;
  readonly motion: Motion;
  readonly loop: Loop;
  move(to: Partial<Pick<SceneDocument, 'camera' | 'light'>>): void;
  resetView(): void;
  hit(x: number, y: number): Hit | undefined;
}

const unit = (x: number): number => Math.max(-1, Math.min(1, x));

/** What drags, pinches, wheels, keys and clicks on the canvas do to camera, light and character. */
export function inputTarget(canvas: HTMLCanvasElement, {demo, free, onPick}: StageOptions, held: Held): InputTarget {
  return {
    hitOrb: (x, y) => (demo.orb ?? true) && isOnOrb(held.screen!.renderer, x, y),
    orbit(dx, dy) {
      held.move({camera: orbit(held.document.camera, dx, dy, canvas.clientHeight, free)});
    },
    zoom(factor) {
      held.move({camera: zoom(held.document.camera, factor, free)});
    },
    light(dx, dy) {
      const {camera, light} = held.document;
      // The handle follows the pointer in front of her; behind her, left and right are swapped.
      const behind = Math.abs(wrap(light.yaw - camera.yaw)) > 90;
      held.move({light: turnLight(light, behind ? -dx : dx, dy, canvas.clientHeight)});
    },
    reset: () => held.resetView(),
    look(x, y, over) {
      held.motion.look(over ? [unit(x), unit(y)] : [0, 0]);
      held.loop.next();
    },
    tap(x, y) {
      const found = onPick && held.hit(x, y);
      if (found) onPick(found);
    },
    hoverOrb(on) {
      canvas.style.cursor = on ? 'grab' : '';
      if (on === held.orbFocus) return;
      held.orbFocus = on;
      held.loop.next();
    },
  };
}
