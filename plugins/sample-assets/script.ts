/** Python that imports the sample assets into Unreal and assigns them. */
import {PYTHON_APPLY, pythonValues} from '../../src/stage/exchange/python';
import {instancesOf, meshFile, SAMPLES, type Part} from './parts';

/** Names of the archive's files and folders, without the top folder. */
export const CONTROL_MAP = 'T_ToonSample_Control';
export const FOLDERS = {textures: 'Textures', ramps: 'Ramps', values: 'Values'} as const;

const quoted = (text: string): string => `"${text}"`;

const tuple = (names: readonly string[]): string => `(${names.map(quoted).join(', ')})`;
const partLine = ({slot, instance, parent, baseColor, shadowColor}: Part): string =>
  `        ${quoted(slot)}: ${tuple([instance, parent, baseColor, shadowColor])},\n`;

/** @param matcap name of the MatCap, without extension */
export const importScript = (
  matcap: string,
  ramps: readonly string[],
): string => `# Imports the sample characters: Tools > Execute Python Script.
# Written from Unreal's public Python reference; it has not been run in an editor.
import os

import unreal

TARGET = "/Game/ToonSample"
HERE = os.path.dirname(os.path.abspath(__file__))

# Mesh, face shadow map, outline and its parent; for each material slot: instance, its parent in the plugin, base colour, shadow colour
CHARACTERS = [
${SAMPLES.map((sample) => `    (${[meshFile(sample), sample.faceMap].map(quoted).join(', ')}, ${tuple([sample.outline.instance, sample.outline.parent])}, {\n${sample.parts.map(partLine).join('')}    }),\n`).join('')}]

RAMPS = [
${ramps.map((ramp) => `    ${quoted(ramp)},\n`).join('')}]

# Material instance: its values
VALUES = {
${SAMPLES.flatMap(instancesOf)
  .map(({instance, values}) => `    ${quoted(instance)}: ${pythonValues(values).replaceAll('\n', '\n    ')},\n`)
  .join('')}}


${PYTHON_APPLY}

def import_file(*path, factory=None):
    task = unreal.AssetImportTask()
    task.set_editor_property("filename", os.path.join(HERE, *path))
    task.set_editor_property("destination_path", TARGET)
    task.set_editor_property("automated", True)
    task.set_editor_property("replace_existing", True)
    task.set_editor_property("save", True)
    if factory:
        task.set_editor_property("factory", factory)
    unreal.AssetToolsHelpers.get_asset_tools().import_asset_tasks([task])
    return [unreal.load_asset(name) for name in task.get_editor_property("imported_object_paths")]


def import_texture(name, srgb):
    imported = import_file("${FOLDERS.textures}", name + ".png")
    if not imported:
        unreal.log_warning("%s.png was not imported" % name)
        return None
    texture = imported[0]
    texture.set_editor_property("srgb", srgb)
    texture.set_editor_property("address_x", unreal.TextureAddress.TA_CLAMP)
    texture.set_editor_property("address_y", unreal.TextureAddress.TA_CLAMP)
    if not srgb:
        texture.set_editor_property("compression_settings", unreal.TextureCompressionSettings.TC_BC7)
    if name.endswith("FaceShadowMap"):
        texture.set_editor_property("mip_gen_settings", unreal.TextureMipGenSettings.TMGS_NO_MIPMAPS)
    unreal.EditorAssetLibrary.save_loaded_asset(texture)
    return texture


def import_ramp(name):
    settings = unreal.CSVImportSettings()
    settings.set_editor_property("import_type", unreal.CSVImportType.ECSV_CURVE_LINEAR_COLOR)
    settings.set_editor_property("import_curve_interp_mode", unreal.RichCurveInterpMode.RCIM_LINEAR)
    factory = unreal.CSVImportFactory()
    factory.set_editor_property("automated_import_settings", settings)
    import_file("${FOLDERS.ramps}", name + ".csv", factory=factory)


def find_parent(name):
    registry = unreal.AssetRegistryHelpers.get_asset_registry()
    kind = unreal.TopLevelAssetPath("/Script/Engine", "MaterialInstanceConstant")
    for data in registry.get_assets_by_class(kind):
        if str(data.asset_name) == name:
            return data.get_asset()
    return None


def make_instance(name, parent_name):
    parent = find_parent(parent_name)
    if not parent:
        unreal.log_warning("%s is not in the project: enable the plugin, then run this script again" % parent_name)
        return None
    path = TARGET + "/" + name
    if unreal.EditorAssetLibrary.does_asset_exist(path):
        instance = unreal.load_asset(path)
    else:
        instance = unreal.AssetToolsHelpers.get_asset_tools().create_asset(
            name, TARGET, unreal.MaterialInstanceConstant, unreal.MaterialInstanceConstantFactoryNew()
        )
    unreal.MaterialEditingLibrary.set_material_instance_parent(instance, parent)
    missed = apply_values(instance, VALUES[name])
    if missed:
        unreal.log_warning("%s did not take %s" % (name, ", ".join(missed)))
    return instance


def assign(mesh, instances):
    slots = list(mesh.get_editor_property("materials"))
    for slot in slots:
        name = str(slot.get_editor_property("material_slot_name"))
        if name in instances:
            slot.set_editor_property("material_interface", instances[name])
        else:
            unreal.log_warning("%s: no instance for the slot %s" % (mesh.get_name(), name))
    mesh.set_editor_property("materials", slots)
    editor = unreal.get_editor_subsystem(unreal.SkeletalMeshEditorSubsystem)
    build = editor.get_lod_build_settings(mesh, 0)
    for name in ("use_full_precision_u_vs", "use_high_precision_tangent_basis"):
        build.set_editor_property(name, True)
    editor.set_lod_build_settings(mesh, 0, build)
    unreal.EditorAssetLibrary.save_loaded_asset(mesh)


def import_character(mesh_file, face_map_name, outline, parts, control, matcap):
    face_map = import_texture(face_map_name, False)
    instances = {}
    for slot, (name, parent_name, base, shadow) in parts.items():
        textures = {
            "BaseColorMap": import_texture(base, True),
            "ShadowColorMap": import_texture(shadow, True),
            "ControlMap": control,
        }
        if slot == "Face":
            textures["FaceShadowMap"] = face_map
        if slot == "Metal":
            textures["MatCapMap"] = matcap
        instance = make_instance(name, parent_name)
        if not instance:
            continue
        for parameter, texture in textures.items():
            if texture:
                unreal.MaterialEditingLibrary.set_material_instance_texture_parameter_value(instance, parameter, texture)
        instances[slot] = instance
    make_instance(*outline)
    meshes = [asset for asset in import_file(mesh_file) if isinstance(asset, unreal.SkeletalMesh)]
    for mesh in meshes:
        assign(mesh, instances)
    if not meshes:
        unreal.log_warning("%s gave no skeletal mesh" % mesh_file)
    unreal.log("%s: %d instances, %d meshes in %s" % (mesh_file, len(instances), len(meshes), TARGET))


def main():
    for name in RAMPS:
        import_ramp(name)
    control = import_texture("${CONTROL_MAP}", False)
    matcap = import_texture("${matcap}", True)
    for character in CHARACTERS:
        import_character(*character, control, matcap)


main()
`;
