import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {WebIO, type Primitive} from '@gltf-transform/core';
import {unzipSync} from 'fflate';
import {validateBytes} from 'gltf-validator';
import {describe, expect, it} from 'vitest';
import {published} from '../../config/published';
import {character, GROUPS} from '../../src/stage/character';
import {readUnrealText} from '../../src/stage/exchange/unrealText';
import {bake} from '../../src/stage/model/bake';
import {readContainer} from '../../src/stage/model/container';
import {Gltf} from '../../src/stage/model/gltf';
import {cross, dot, length3, scale, type Vec2, type Vec3} from '../../src/stage/shading/math';
import {outlineNormal} from '../../tests/stage/formulas';
import {axesOf, coverage, project} from '../../tests/stage/silhouette';
import {parameter} from '../../src/stage/shading/parameters';
import {CM_PER_UNIT} from '../../src/stage/shading/units';
import {verticesOf} from './atlas';
import {instancesOf, meshFile, SAMPLES} from './parts';
import {valuesFile} from './readme';
import {packed, sampleFiles} from '.';

const files = await sampleFiles();
const text = (name: string): string => new TextDecoder().decode(files.get(name));
const SCRIPT = 'import_toon_sample.py';

describe.each(SAMPLES.map((sample) => [meshFile(sample), sample] as const))('%s', (file, {figure, mesh, parts}) => {
  const glb = files.get(file)!;

  it('is without errors and warnings of the glTF validator', async () => {
    const {issues} = await validateBytes(glb);
    expect(issues.messages.filter(({severity}) => severity < 2)).toEqual([]);
  });

  it('keeps the outline normals of the stage in TEXCOORD_3, and its colours in COLOR_0', async () => {
    const document = await new WebIO().readBinary(glb);
    const primitives = document.getRoot().listMeshes()[0]!.listPrimitives();
    const frame = (tangent: readonly number[], N: Vec3, uv3: Vec2): Vec3 => {
      const T = tangent.slice(0, 3) as unknown as Vec3;
      return outlineNormal(uv3, T, scale(cross(N, T), tangent[3]!), N);
    };
    let bent = 0;
    GROUPS.forEach((group, g) => {
      const primitive: Primitive = primitives[g]!;
      const read = (name: string, i: number): number[] => primitive.getAttribute(name)!.getElement(i, []);
      verticesOf(mesh, group).forEach((vertex, i) => {
        const own = (array: Float32Array, n: number) => [...array.subarray(vertex * n, vertex * n + n)] as never;
        const stage = frame(own(mesh.tangent, 4), own(mesh.normal, 3), own(mesh.uv3, 2));
        const normal = read('NORMAL', i) as unknown as Vec3;
        const file = frame(read('TANGENT', i), normal, read('TEXCOORD_3', i) as unknown as Vec2);
        const angle = (Math.atan2(length3(cross(stage, file)), dot(stage, file)) * 180) / Math.PI;
        if (angle > 0.5) expect.fail(`${group}: outline normal ${i} is off by ${angle} degrees`);
        if (dot(stage, normal) < 0.99) bent++;
        read('COLOR_0', i).forEach((value, k) => {
          if (Math.round(value * 255) !== mesh.color[vertex * 4 + k]) expect.fail(`${group}: colour ${i}`);
        });
      });
    });
    expect(bent).toBeGreaterThan(10);
    expect(primitives.map((primitive) => primitive.getMaterial()!.getName())).toEqual(parts.map(({slot}) => slot));
  });

  it('has a head bone that puts the default centre of spherical normals where the stage has it', async () => {
    const [skin] = (await new WebIO().readBinary(glb)).getRoot().listSkins();
    const bone = skin!.listJoints().find((joint) => joint.getName() === 'HeadCenter')!;
    const centre = bone.getWorldTranslation().map((metres) => (metres * 100) / CM_PER_UNIT);
    const offset = (parameter('SphericalNormalCenter').default as Vec3)[2] / CM_PER_UNIT;
    character(figure, mesh).shader.hairCentre.forEach((place, k) =>
      expect(centre[k]! + (k === 1 ? offset : 0)).toBeCloseTo(place, 4),
    );
  });
});

/** Pixels of a picture that a mesh fills, and what it covers of it from a side. */
const PIXELS = 256;
function shapeOf({position, index}: {position: Float32Array; index: ArrayLike<number>}, yaw: number, pitch: number) {
  const places = project(position, axesOf(yaw, pitch), 1);
  const [x, y] = [0, 1].map((axis) => {
    const along = places.filter((_, i) => i % 2 === axis);
    return {low: along.reduce((a, b) => Math.min(a, b)), high: along.reduce((a, b) => Math.max(a, b))};
  }) as [Range, Range];
  const scale = PIXELS / Math.max(x.high - x.low, y.high - y.low);
  const moved = places.map((place, i) => (place - (i % 2 ? y : x).low) * scale);
  return coverage(moved, index, {width: PIXELS, height: PIXELS});
}
interface Range {
  readonly low: number;
  readonly high: number;
}

it.each(SAMPLES)('$name comes back through the reader with the same silhouette', (sample) => {
  const read = bake(new Gltf(readContainer(files.get(meshFile(sample))!)));
  for (const [yaw, pitch] of [
    [0, 0],
    [90, 0],
    [0, 90],
    [35, 20],
  ] as const) {
    const [before, after] = [shapeOf(sample.mesh, yaw, pitch), shapeOf(read, yaw, pitch)];
    const differ = before.reduce((sum, covered, i) => sum + (covered === after[i] ? 0 : 1), 0);
    const covered = before.reduce((sum, one) => sum + one, 0);
    expect(covered).toBeGreaterThan(PIXELS * PIXELS * 0.05);
    expect(differ / covered, `from ${yaw}, ${pitch}`).toBeLessThan(0.005);
  }
});

it('names only parts, values and files that exist', () => {
  for (const {instance, values} of SAMPLES.flatMap(instancesOf)) {
    const {values: read, unknown, refused} = readUnrealText(text(valuesFile(instance)));
    expect([unknown, refused]).toEqual([[], []]);
    expect(Object.keys(read).sort()).toEqual(Object.keys(values).sort());
  }
  const named = `${text(SCRIPT)}${text('README.en.md')}${text('README.zh-Hans.md')}`.matchAll(
    /\b[\w/]+\.(?:png|glb|py|txt)\b/g,
  );
  for (const [name] of named)
    expect(
      [...files.keys()].some((file) => file.endsWith(name)),
      name,
    ).toBe(true);
});

/** Runs the script against a recording stand-in for the editor's module, and prints what the script did. */
const STAND_IN = `
import json, os, runpy, sys
from unittest.mock import MagicMock

class Thing:
    def __init__(self, **values): self.values = values
    def set_editor_property(self, name, value): self.values[name] = value
    def get_editor_property(self, name): return self.values[name]
    def get_name(self): return self.values["name"]
class SkeletalMesh(Thing): pass
class LinearColor:
    def __init__(self, r, g, b, a): self.r, self.g, self.b, self.a = r, g, b, a

unreal = MagicMock()
unreal.SkeletalMesh, unreal.LinearColor = SkeletalMesh, LinearColor
unreal.AssetImportTask = Thing
did = {"files": [], "textures": [], "values": [], "slots": {}, "warnings": []}
assets = {}
meshes = []

def import_asset_tasks(tasks):
    for task in tasks:
        file = task.get_editor_property("filename")
        did["files"].append(os.path.relpath(file, os.path.dirname(sys.argv[1])))
        name = os.path.splitext(os.path.basename(file))[0]
        if file.endswith(".glb"):
            slots = [Thing(material_slot_name=slot) for slot in sys.argv[2].split(",")]
            assets[name] = SkeletalMesh(name=name, materials=slots)
            meshes.append(assets[name])
        else:
            assets[name] = Thing(name=name)
        task.set_editor_property("imported_object_paths", [name])
tools = unreal.AssetToolsHelpers.get_asset_tools.return_value
tools.import_asset_tasks.side_effect = import_asset_tasks
tools.create_asset.side_effect = lambda name, *_: Thing(name=name)
unreal.load_asset.side_effect = assets.get
unreal.EditorAssetLibrary.does_asset_exist.return_value = False
parents = [MagicMock(asset_name="MI_Toon_" + name) for name in ("Face", "Hair", "Body", "Outline")]
unreal.AssetRegistryHelpers.get_asset_registry.return_value.get_assets_by_class.return_value = parents
library = unreal.MaterialEditingLibrary
library.set_material_instance_texture_parameter_value.side_effect = lambda i, name, texture: did["textures"].append([i.get_name(), name, texture.get_name()])
stored = {}
def accessors(kind):
    def set_(instance, name, value):
        did["values"].append([instance.get_name(), name])
        stored[instance, name] = value
    getattr(library, "set_material_instance_%s_parameter_value" % kind).side_effect = set_
    getattr(library, "get_material_instance_%s_parameter_value" % kind).side_effect = lambda instance, name: stored[instance, name]
for kind in ("scalar", "vector", "static_switch"): accessors(kind)
editor = unreal.get_editor_subsystem.return_value
editor.get_lod_build_settings.side_effect = lambda mesh, lod: Thing()
editor.set_lod_build_settings.side_effect = lambda mesh, lod, build: did.update(build=build.values)
unreal.log_warning.side_effect = did["warnings"].append
sys.modules["unreal"] = unreal
runpy.run_path(sys.argv[1])
for mesh in meshes:
    did["slots"][mesh.get_name()] = {slot.get_editor_property("material_slot_name"): slot.get_editor_property("material_interface").get_name() for slot in mesh.get_editor_property("materials")}
print(json.dumps(did))
`;

const hasPython = spawnSync('python3', ['--version']).status === 0;

it.skipIf(!hasPython)(
  `has a script that compiles, imports every file and sets each value and slot once${hasPython ? '' : ' (skipped: no python3)'}`,
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
    try {
      const script = path.join(folder, SCRIPT);
      writeFileSync(script, text(SCRIPT));
      execFileSync('python3', ['-m', 'py_compile', script]);
      const standIn = path.join(folder, 'stand_in.py');
      writeFileSync(standIn, STAND_IN);
      const slots = SAMPLES[0].parts.map(({slot}) => slot);
      const did = JSON.parse(execFileSync('python3', [standIn, script, slots.join()], {encoding: 'utf8'})) as {
        [list in 'files' | 'textures' | 'values' | 'warnings']: unknown[];
      } & {slots: Record<string, Record<string, string>>; build: Record<string, boolean>};
      expect(did.warnings).toEqual([]);
      // The atlas is for projects that use no curves.
      const imported = [...files.keys()].filter((name) => /\.(?:glb|png|csv)$/.test(name) && !name.includes('/CA_'));
      expect(did.files.sort()).toEqual(imported.sort());
      expect(did.slots).toEqual(
        Object.fromEntries(
          SAMPLES.map((sample) => [
            path.parse(meshFile(sample)).name,
            Object.fromEntries(sample.parts.map(({slot, instance}) => [slot, instance])),
          ]),
        ),
      );
      expect(did.values.sort()).toEqual(
        SAMPLES.flatMap(instancesOf)
          .flatMap(({instance, values}) => Object.keys(values).map((name) => [instance, name]))
          .sort(),
      );
      expect(did.build).toEqual({use_full_precision_u_vs: true, use_high_precision_tangent_basis: true});
      expect(did.textures).toHaveLength(SAMPLES.length * (GROUPS.length * 3 + 2));
    } finally {
      rmSync(folder, {recursive: true});
    }
  },
);

it('is the same to the byte each time, below 6 MB and as large as pages say', async () => {
  const archive = packed(files);
  expect(Buffer.from(packed(await sampleFiles())).equals(archive)).toBe(true);
  expect(Object.keys(unzipSync(archive))).toHaveLength(files.size);
  expect(archive.length).toBeLessThan(6e6);
  expect(`${(archive.length / 1e6).toFixed(1)} MB`).toBe(`${(published.assets.bytes / 1e6).toFixed(1)} MB`);
});
