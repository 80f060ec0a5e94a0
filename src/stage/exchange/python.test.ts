import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {parameters, type ParameterValue} from '../shading/parameters';
import {pythonScript} from './python';
import {instanceValues} from './unrealText';

/** A stand-in for the editor's module that prints each call; the material lacks `RimWidth`. */
const STAND_IN = `
import json
calls = {}
stored = {}
def show(value): return [value.r, value.g, value.b, value.a] if isinstance(value, LinearColor) else value
def tell(*entry): print(json.dumps(entry))
class LinearColor:
    def __init__(self, r, g, b, a): self.r, self.g, self.b, self.a = r, g, b, a
class MaterialInstanceConstant:
    def get_name(self): return "MI_Test"
class Texture: pass
class MaterialEditingLibrary:
    def update_material_instance(instance): tell("update")
class EditorAssetLibrary:
    def save_loaded_asset(instance): tell("save")
class EditorUtilityLibrary:
    def get_selected_assets(): return [Texture(), MaterialInstanceConstant()]
def accessors(kind):
    def set_(instance, name, value):
        tell(kind, name, show(value))
        if name != "RimWidth": stored[name] = value
    setattr(MaterialEditingLibrary, "set_material_instance_%s_parameter_value" % kind, set_)
    setattr(MaterialEditingLibrary, "get_material_instance_%s_parameter_value" % kind, lambda instance, name: stored.get(name, 0.0))
for kind in ("scalar", "vector", "static_switch"): accessors(kind)
def log(text): tell("log", text)
def log_warning(text): tell("warning", text)
`;

const folder = mkdtempSync(path.join(tmpdir(), 'python-'));
afterAll(() => rmSync(folder, {recursive: true}));
const hasPython = spawnSync('python3', ['--version']).status === 0;

describe.skipIf(!hasPython)(hasPython ? 'Python script' : 'Python script (skipped: no python3)', () => {
  const values = Object.fromEntries(parameters.map((p): [string, ParameterValue] => [p.id, p.default]));
  const file = path.join(folder, 'set_values.py');
  writeFileSync(file, pythonScript(values));

  it('compiles', () => execFileSync('python3', ['-m', 'py_compile', file]));

  it('sets each parameter once by the setter of its type, saves, and reports what did not take', () => {
    writeFileSync(path.join(folder, 'unreal.py'), STAND_IN);
    const said = execFileSync('python3', [file], {encoding: 'utf8'})
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown[]);
    const kinds = {scalar: 'scalar', vector: 'vector', switch: 'static_switch'};
    expect(said).toEqual([
      ...instanceValues(values).map(({type, name, value}) => [
        kinds[type],
        name,
        Array.isArray(value) ? [...(value as number[]), 1] : value,
      ]),
      ['update'],
      ['save'],
      ['warning', 'MI_Test did not take RimWidth'],
    ]);
  });
});
