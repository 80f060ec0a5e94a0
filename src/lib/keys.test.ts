import {describe, expect, it} from 'vitest';
import {isComposing, isShortcut} from './keys';

describe('isComposing', () => {
  it.each([
    ['a key within a composition', true, 13, true],
    ['the key that commits a word after the composition', false, 229, true],
    ['a key outside of compositions', false, 13, false],
  ])('%s: %s %s', (_, composing, keyCode, expected) => {
    expect(isComposing({isComposing: composing, keyCode})).toBe(expected);
  });
});

describe('isShortcut', () => {
  it.each(['ctrlKey', 'metaKey', 'altKey'])('%s makes a key a shortcut', (modifier) => {
    const none = {ctrlKey: false, metaKey: false, altKey: false};
    expect(isShortcut(none)).toBe(false);
    expect(isShortcut({...none, [modifier]: true})).toBe(true);
  });
});
