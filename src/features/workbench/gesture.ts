/** Fields in which one types. */
export const TYPED = 'textarea, input:is([type=text], [type=search], [type=number])';

/** Properties of an element around inputs: each of these ends a drag, a held key or a click. Typing ends with Enter or with the field. */
export function gestureEnds(end: () => void) {
  const unlessTyping = ({key}: {type: string; key?: string}) => {
    if (key === 'Enter' || !document.activeElement?.matches(TYPED)) end();
  };
  return {
    onPointerUp: unlessTyping,
    onPointerCancel: unlessTyping,
    onKeyUp: unlessTyping,
    onClick: unlessTyping,
    onDoubleClick: unlessTyping,
    onBlur: end,
  };
}
