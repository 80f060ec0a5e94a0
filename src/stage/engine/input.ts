/**
 * Input of the stage: pointer, touch, wheel with a modifier, keyboard. Independent of WebGL; reports the wanted change.
 * | The page must stay scrollable: one finger rotates her only sideways (touch-action: pan-y), the wheel zooms only with Ctrl
 * or Meta held, and keys act only while the canvas has focus.
 */
export interface InputTarget {
  /** CSS pixels; true when the pointer is on the light handle. */
  hitOrb(x: number, y: number): boolean;
  orbit(dx: number, dy: number): void;
  zoom(factor: number): void;
  light(dx: number, dy: number): void;
  reset(): void;
  /** Pointer over the canvas, -1..1 each way, y up; null when it left. */
  look(x: number, y: number, over: boolean): void;
  /** A click or tap, not a drag, beside the light handle; -1..1 each way, y up. */
  tap(x: number, y: number): void;
  hoverOrb(on: boolean): void;
}

/** CSS pixels that a pointer may travel between press and release of a click. */
const TAP_SLOP = 4;
/** Keyboard step in CSS pixels of an equivalent drag. */
const KEY_STEP = 24;

/** One pointer turns her or moves the light, two zoom; a click picks. */
function followPointers(canvas: HTMLCanvasElement, target: InputTarget, signal: AbortSignal): void {
  const pointers = new Map<number, {x: number; y: number}>();
  let mode: 'orbit' | 'light' = 'orbit';
  /** CSS pixels since the press; infinite once two fingers were down. */
  let travel = 0;

  const place = (e: PointerEvent): {x: number; y: number} => {
    const r = canvas.getBoundingClientRect();
    return {x: e.clientX - r.left, y: e.clientY - r.top};
  };
  const inPicture = ({x, y}: {x: number; y: number}): [number, number] => [
    (x / canvas.clientWidth) * 2 - 1,
    1 - (y / canvas.clientHeight) * 2,
  ];
  const spread = (): number => {
    const [a, b] = [...pointers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };

  canvas.addEventListener(
    'pointerdown',
    (e) => {
      if (e.button !== 0) return;
      const p = place(e);
      pointers.set(e.pointerId, p);
      travel = pointers.size === 1 ? 0 : Infinity;
      mode = pointers.size === 1 && target.hitOrb(p.x, p.y) ? 'light' : 'orbit';
      // A synthetic pointer has no capture; dragging then ends at the border, which is harmless.
      try {
        canvas.setPointerCapture(e.pointerId);
      } catch {
        /* not an active pointer */
      }
    },
    {signal},
  );
  canvas.addEventListener(
    'pointermove',
    (e) => {
      const p = place(e);
      const last = pointers.get(e.pointerId);
      if (!last) {
        target.hoverOrb(target.hitOrb(p.x, p.y));
        if (e.pointerType !== 'touch') target.look(...inPicture(p), true);
        return;
      }
      const before = spread();
      pointers.set(e.pointerId, p);
      if (pointers.size === 2) {
        const after = spread();
        if (before > 0 && after > 0) target.zoom(before / after);
        return;
      }
      travel += Math.hypot(p.x - last.x, p.y - last.y);
      if (mode === 'light') target.light(p.x - last.x, p.y - last.y);
      else target.orbit(p.x - last.x, p.y - last.y);
    },
    {signal},
  );
  const end = (e: PointerEvent): void => void pointers.delete(e.pointerId);
  canvas.addEventListener(
    'pointerup',
    (e) => {
      const tapped = pointers.has(e.pointerId) && mode === 'orbit' && travel < TAP_SLOP;
      end(e);
      if (tapped) target.tap(...inPicture(place(e)));
    },
    {signal},
  );
  canvas.addEventListener('pointercancel', end, {signal});
  canvas.addEventListener(
    'pointerleave',
    () => {
      target.look(0, 0, false);
      target.hoverOrb(false);
    },
    {signal},
  );
}

function followWheel(canvas: HTMLCanvasElement, target: InputTarget, signal: AbortSignal): void {
  canvas.addEventListener(
    'wheel',
    (e) => {
      if (!e.ctrlKey && !e.metaKey) return;
      e.preventDefault();
      target.zoom(Math.exp(Math.max(-60, Math.min(60, e.deltaY)) * 0.004));
    },
    {signal, passive: false},
  );
}

/** Arrows turn her, with Shift the light; plus and minus zoom, 0 and Home go back. */
function followKeys(canvas: HTMLCanvasElement, target: InputTarget, signal: AbortSignal): void {
  canvas.addEventListener(
    'keydown',
    (e) => {
      if (e.ctrlKey || e.metaKey || e.altKey) return;
      const act = e.shiftKey ? target.light.bind(target) : target.orbit.bind(target);
      switch (e.key) {
        case 'ArrowLeft':
          act(-KEY_STEP, 0);
          break;
        case 'ArrowRight':
          act(KEY_STEP, 0);
          break;
        case 'ArrowUp':
          act(0, -KEY_STEP);
          break;
        case 'ArrowDown':
          act(0, KEY_STEP);
          break;
        case '+':
        case '=':
          target.zoom(1 / 1.12);
          break;
        case '-':
        case '_':
          target.zoom(1.12);
          break;
        case '0':
        case 'Home':
          target.reset();
          break;
        default:
          return;
      }
      e.preventDefault();
    },
    {signal},
  );
}

/** Adds the listeners, until `signal` aborts. */
export function attachInput(canvas: HTMLCanvasElement, target: InputTarget, signal: AbortSignal): void {
  const touchAction = canvas.style.touchAction;
  canvas.style.touchAction = 'pan-y';
  const tabIndex = canvas.getAttribute('tabindex');
  if (tabIndex === null) canvas.tabIndex = 0;
  followPointers(canvas, target, signal);
  followWheel(canvas, target, signal);
  followKeys(canvas, target, signal);
  signal.addEventListener('abort', () => {
    canvas.style.touchAction = touchAction;
    if (tabIndex === null) canvas.removeAttribute('tabindex');
  });
}
