/**
 * Whether a key belongs to an input method. Safari, and Chromium with Fcitx, send the key that commits a word after
 * `compositionend`, with code 229 and `isComposing` false.
 */
export const isComposing = ({isComposing, keyCode}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229;

/** Whether a key belongs to a shortcut of the browser or of the system, not to a control. */
export const isShortcut = ({
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>): boolean => ctrlKey || metaKey || altKey;
