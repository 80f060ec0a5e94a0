import {describe, expect, it} from 'vitest';
import {idsOf} from './shared-ids';

const names = Array.from({length: 3000}, (_, i) => `src/module${i}.ts`);

describe('module ids', () => {
  it('are unique by name', () => {
    const ids = idsOf(names);
    expect(new Set(ids.values()).size).toBe(names.length);
  });

  it('do not depend on the order of names, and barely on other names', () => {
    const all = idsOf(names);
    expect([...idsOf([...names].reverse())].sort()).toEqual([...all].sort());
    const fewer = idsOf(names.slice(1500));
    const moved = [...fewer].filter(([name, id]) => all.get(name) !== id).length;
    expect(moved).toBeLessThan(75);
  });
});
