import {beforeEach, describe, expect, it} from 'vitest';
import {fakeCanvas, FAKE_CORNER} from '../../../tests/fake-canvas';
import {attachInput, type InputTarget} from './input';

/** What the input reported, in order: the name of the call and its arguments. */
let calls: [name: keyof InputTarget, ...args: unknown[]][];
let canvas: HTMLCanvasElement;
let off: AbortController;
/** Where the light's handle is. */
let orb: (x: number, y: number) => boolean;

const send = (type: string, more: object) => {
  const event = Object.assign(new Event(type, {cancelable: true}), more);
  canvas.dispatchEvent(event);
  return event;
};
/** A pointer at a place of the canvas, CSS pixels from its corner. */
const pointer = (type: string, x: number, y: number, more: object = {}) =>
  send(type, {
    pointerId: 1,
    button: 0,
    clientX: x + FAKE_CORNER.left,
    clientY: y + FAKE_CORNER.top,
    pointerType: 'mouse',
    ...more,
  });
const named = (name: keyof InputTarget) => calls.filter(([each]) => each === name).map(([, ...args]) => args);

/** Attaches the input to another canvas. */
function attach(next: HTMLCanvasElement): void {
  calls = [];
  orb = () => false;
  canvas = next;
  const report =
    (name: keyof InputTarget) =>
    (...args: unknown[]) =>
      void calls.push([name, ...args]);
  off = new AbortController();
  const target: InputTarget = {
    hitOrb: (x, y) => orb(x, y),
    orbit: report('orbit'),
    zoom: report('zoom'),
    light: report('light'),
    reset: report('reset'),
    look: report('look'),
    tap: report('tap'),
    hoverOrb: report('hoverOrb'),
  };
  attachInput(canvas, target, off.signal);
}

beforeEach(() => attach(fakeCanvas(200, 100)));

describe('pointers', () => {
  it('a drag turns her by its pixels and is no click', () => {
    pointer('pointerdown', 50, 50);
    pointer('pointermove', 53, 50);
    pointer('pointermove', 60, 45);
    pointer('pointerup', 60, 45);
    expect(named('orbit')).toEqual([
      [3, 0],
      [7, -5],
    ]);
    expect(named('tap')).toEqual([]);
  });

  it('a drag that begins on the handle moves the light, and what follows turns her again', () => {
    orb = (x, y) => x === 50 && y === 30;
    pointer('pointerdown', 50, 30);
    pointer('pointermove', 54, 28);
    pointer('pointerup', 54, 28);
    expect(named('light')).toEqual([[4, -2]]);
    expect(named('tap')).toEqual([]);
    pointer('pointerdown', 54, 28);
    pointer('pointermove', 55, 28);
    expect(named('orbit')).toEqual([[1, 0]]);
  });

  it('a press that travels less than four pixels is a click at its place in the picture', () => {
    pointer('pointerdown', 50, 25);
    pointer('pointermove', 53, 25);
    pointer('pointerup', 50, 25);
    expect(named('tap')).toEqual([[-0.5, 0.5]]);
    pointer('pointerdown', 50, 25);
    pointer('pointermove', 54, 25);
    pointer('pointerup', 54, 25);
    expect(named('tap')).toHaveLength(1);
  });

  it('other buttons do nothing', () => {
    pointer('pointerdown', 50, 50, {button: 2});
    pointer('pointermove', 60, 50);
    pointer('pointerup', 60, 50);
    expect([...named('orbit'), ...named('tap')]).toEqual([]);
  });

  it('two fingers zoom by the change of their distance and turn nothing', () => {
    pointer('pointerdown', 50, 50);
    pointer('pointerdown', 90, 50, {pointerId: 2});
    pointer('pointermove', 130, 50, {pointerId: 2});
    expect(named('zoom')).toEqual([[0.5]]);
    pointer('pointermove', 70, 50, {pointerId: 2});
    expect(named('zoom').at(-1)).toEqual([4]);
    pointer('pointerup', 70, 50, {pointerId: 2});
    pointer('pointerup', 50, 50);
    expect([...named('orbit'), ...named('tap')]).toEqual([]);
  });

  it('fingers at one place do not zoom', () => {
    pointer('pointerdown', 50, 50);
    pointer('pointerdown', 50, 50, {pointerId: 2});
    pointer('pointermove', 60, 50, {pointerId: 2});
    pointer('pointermove', 50, 50, {pointerId: 2});
    expect(named('zoom')).toEqual([]);
  });

  it('the second finger does not take the handle of the light', () => {
    orb = (x) => x === 90;
    pointer('pointerdown', 50, 50);
    pointer('pointerdown', 90, 50, {pointerId: 2});
    pointer('pointerup', 50, 50);
    pointer('pointermove', 95, 50, {pointerId: 2});
    expect(named('light')).toEqual([]);
    expect(named('orbit')).toEqual([[5, 0]]);
  });

  it('a press on the handle of the light is no click on her', () => {
    orb = () => true;
    pointer('pointerdown', 50, 50);
    pointer('pointerup', 50, 50);
    expect(named('tap')).toEqual([]);
  });

  it('a release without a press is no click', () => {
    pointer('pointerdown', 50, 50);
    pointer('pointerup', 50, 50, {pointerId: 7});
    expect(named('tap')).toEqual([]);
  });

  it('is captured, so that a drag goes on beside the canvas', () => {
    const captured: number[] = [];
    attach(fakeCanvas(200, 100, captured));
    pointer('pointerdown', 50, 50, {pointerId: 3});
    expect(captured).toEqual([3]);
  });

  it('a cancelled press is no click', () => {
    pointer('pointerdown', 50, 50);
    pointer('pointercancel', 50, 50);
    pointer('pointerup', 50, 50);
    expect(named('tap')).toEqual([]);
  });

  it('a pointer over her is looked at, a finger is not, and leaving ends both look and hover', () => {
    orb = (x) => x > 100;
    pointer('pointermove', 150, 75);
    expect(named('look')).toEqual([[0.5, -0.5, true]]);
    expect(named('hoverOrb')).toEqual([[true]]);
    pointer('pointermove', 50, 75, {pointerType: 'touch'});
    expect(named('look')).toHaveLength(1);
    expect(named('hoverOrb').at(-1)).toEqual([false]);
    send('pointerleave', {});
    expect(named('look').at(-1)).toEqual([0, 0, false]);
    expect(named('hoverOrb').slice(2)).toEqual([[false]]);
  });
});

describe('wheel', () => {
  it('scrolls the page without a key, and zooms with Ctrl or Meta', () => {
    expect(send('wheel', {deltaY: 40}).defaultPrevented).toBe(false);
    expect(named('zoom')).toEqual([]);
    for (const key of ['ctrlKey', 'metaKey']) {
      calls = [];
      expect(send('wheel', {deltaY: 50, [key]: true}).defaultPrevented).toBe(true);
      expect(named('zoom')).toEqual([[Math.exp(0.2)]]);
    }
  });

  it('takes no turn as more than 60 pixels, in either direction', () => {
    send('wheel', {deltaY: 9999, ctrlKey: true});
    send('wheel', {deltaY: -9999, ctrlKey: true});
    expect(named('zoom')).toEqual([[Math.exp(0.24)], [Math.exp(-0.24)]]);
  });
});

describe('keys', () => {
  const press = (key: string, more: object = {}) => send('keydown', {key, ...more}).defaultPrevented;

  it('arrows turn her, and with Shift the light', () => {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      expect(press(key)).toBe(true);
      expect(press(key, {shiftKey: true})).toBe(true);
    }
    const steps = [
      [-24, 0],
      [24, 0],
      [0, -24],
      [0, 24],
    ];
    expect(named('orbit')).toEqual(steps);
    expect(named('light')).toEqual(steps);
  });

  it('plus and minus zoom in and out by one factor, on every layout', () => {
    for (const key of ['+', '=', '-', '_']) expect(press(key)).toBe(true);
    expect(named('zoom')).toEqual([[1 / 1.12], [1 / 1.12], [1.12], [1.12]]);
  });

  it('0 and Home reset', () => {
    expect(press('0') && press('Home')).toBe(true);
    expect(named('reset')).toHaveLength(2);
  });

  it('leaves other keys, and those with Ctrl, Meta or Alt, to the browser', () => {
    expect(press('a')).toBe(false);
    for (const key of ['ctrlKey', 'metaKey', 'altKey']) expect(press('ArrowLeft', {[key]: true})).toBe(false);
    expect(calls).toEqual([]);
  });
});

describe('the canvas', () => {
  it('can have the focus, and a finger scrolls the page up and down', () => {
    expect(canvas.getAttribute('tabindex')).toBe('0');
    expect(canvas.style.touchAction).toBe('pan-y');
  });

  it('is as before once the listeners are removed', () => {
    off.abort();
    expect(canvas.getAttribute('tabindex')).toBeNull();
    expect(canvas.style.touchAction).toBe('auto');
    pointer('pointermove', 50, 50);
    for (const type of ['pointerdown', 'pointermove', 'pointerup']) pointer(type, 50, 50);
    send('pointerleave', {});
    expect(send('wheel', {deltaY: 40, ctrlKey: true}).defaultPrevented).toBe(false);
    expect(send('keydown', {key: 'ArrowLeft'}).defaultPrevented).toBe(false);
    expect(calls).toEqual([]);
  });

  it('keeps a place in the tab order that it has', () => {
    attach(fakeCanvas(200, 100, undefined, -1));
    expect(canvas.getAttribute('tabindex')).toBe('-1');
    off.abort();
    expect(canvas.getAttribute('tabindex')).toBe('-1');
  });
});
