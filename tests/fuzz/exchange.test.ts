import fc from 'fast-check';
import {expect, it} from 'vitest';
import {instanceType, readUnrealText, unrealText, type ParameterValues} from '../../src/stage/exchange/unrealText';
import {parameters, type Parameter, type ParameterValue} from '../../src/stage/shading/parameters';
import {fuzz, text} from './fuzz';

const instance = parameters.filter(instanceType);

/** Values that six digits hold. */
const number = ({min = -1000, max = 1000}: {min?: number; max?: number}) =>
  fc.integer({min: Math.round(min * 1e6), max: Math.round(max * 1e6)}).map((millionths) => millionths / 1e6 + 0);

function value(p: Parameter): fc.Arbitrary<ParameterValue> {
  switch (p.type) {
    case 'bool':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...p.options);
    case 'int':
      return fc.integer({min: p.min, max: p.max});
    case 'scalar':
      return number(p);
    default:
      return fc.tuple(number(p as never), number(p as never), number(p as never));
  }
}

const sets = fc.record(Object.fromEntries(instance.map((p) => [p.id, value(p)])), {
  requiredKeys: [],
}) as fc.Arbitrary<ParameterValues>;

/** The editor's own way: for each name of a group it searches the whole text for `Name.Value=`, in any case. */
function lookUp(source: string, name: string): string | undefined {
  const lower = source.toLowerCase();
  const key = `${name.toLowerCase()}.value="`;
  for (let at = lower.indexOf(key); at >= 0; at = lower.indexOf(key, at + 1))
    if (!/[a-z0-9]/.test(lower[at - 1] ?? ',')) {
      const from = at + key.length;
      return source.slice(from, source.indexOf('"', from));
    }
  return undefined;
}

it('values become text and the same values again, and the text the same text', async () => {
  await fuzz(sets, (values) => {
    const written = unrealText(values);
    const reading = readUnrealText(written);
    expect(reading).toEqual({values, inherited: [], unknown: [], refused: []});
    expect(unrealText(reading.values)).toBe(written);
  });
});

it('a search by name, like that of the editor, finds each written value and no other', async () => {
  // Names that end or begin like those of the catalogue.
  const names = ['Width', 'Color', 'OutlineWidth', 'OutlineWidthPixels', 'RampIndex', 'SpecularRampIndex', 'Strength'];
  await fuzz(fc.tuple(sets, fc.constantFrom(...names)), ([values, name]) => {
    const found = lookUp(unrealText(values), name);
    expect(found).toBe(/\.Value="(.*)"/.exec(unrealText({[name]: values[name]!}))?.[1]);
  });
});

it('any text gives only values that the catalogue allows', async () => {
  const entry = fc.tuple(
    fc.oneof(fc.constantFrom('__proto__', 'constructor', ...instance.map(({id}) => id)), text(2)),
    fc.constantFrom('.Override=', '.Value=', '.value="', '='),
    fc.oneof(text(2), fc.double().map(String), fc.constantFrom('True', 'False', '"', '(R=1,G=2,B=NaN)')),
  );
  await fuzz(fc.array(entry, {maxLength: 12}), (entries) => {
    const {values} = readUnrealText(entries.map((parts) => parts.join('')).join(','));
    for (const [id, read] of Object.entries(values)) {
      const p = instance.find((each) => each.id === id)!;
      const {min = -Infinity, max = Infinity} = p as {min?: number; max?: number};
      for (const part of [read].flat()) {
        if (p.type === 'enum') expect(p.options).toContain(part);
        else if (p.type === 'bool') expect(part).toBeTypeOf('boolean');
        else expect(Number(part) >= min && Number(part) <= max).toBe(true);
      }
    }
  });
});
