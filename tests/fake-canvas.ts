/** Where the fake canvas is in the window, CSS pixels. */
export const FAKE_CORNER = {left: 10, top: 20} as const;

/**
 * A canvas as far as listeners of input use it: events, size, place, attributes.
 * @param captured takes the pointers that are captured; without it none can be, as in browsers when none is down
 */
export function fakeCanvas(width: number, height: number, captured?: number[], tabIndex?: number): HTMLCanvasElement {
  const attributes = new Map<string, string>(tabIndex === undefined ? [] : [['tabindex', String(tabIndex)]]);
  const canvas = Object.assign(new EventTarget(), {
    style: {touchAction: 'auto'},
    clientWidth: width,
    clientHeight: height,
    getAttribute: (name: string) => attributes.get(name) ?? null,
    removeAttribute: (name: string) => attributes.delete(name),
    getBoundingClientRect: () => FAKE_CORNER,
    setPointerCapture(pointer: number) {
      if (!captured) throw new Error('NotFoundError');
      captured.push(pointer);
    },
  });
  Object.defineProperty(canvas, 'tabIndex', {set: (value: number) => attributes.set('tabindex', String(value))});
  return canvas as unknown as HTMLCanvasElement;
}
