import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {keepError} from './keepError';

const failure = Object.assign(new Error('no host'), {name: 'RetryError'});

describe('keepError (specification, section 9)', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows an error after the stall timer', async () => {
    const shown: unknown[] = [];
    keepError(() => Promise.reject(failure))('a').catch((error) => void shown.push(error));
    await vi.advanceTimersByTimeAsync(300);
    expect(shown).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(shown).toEqual([failure]);
  });

  it('ignores the error of a search that a later search replaced', async () => {
    const shown: unknown[] = [];
    const search = keepError((query: string) => (query === 'a' ? Promise.reject(failure) : Promise.resolve([])));
    search('a').catch((error) => void shown.push(error));
    await vi.advanceTimersByTimeAsync(100);
    search('ab').catch((error) => void shown.push(error));
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown).toEqual([]);
  });

  it('rethrows other errors at once', async () => {
    const shown: unknown[] = [];
    const other = new Error('400');
    keepError(() => Promise.reject(other))('a').catch((error) => void shown.push(error));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([other]);
  });
});
