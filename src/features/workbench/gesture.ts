/** Properties of an element around inputs: each of these ends a drag, a held key, a click or typing. */
export const gestureEnds = (end: () => void) => ({
  onPointerUp: end,
  onPointerCancel: end,
  onKeyUp: end,
  onClick: end,
  onBlur: end,
});
