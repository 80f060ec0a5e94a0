/** Python scripts for the Unreal Editor. */
import {instanceValues, type InstanceValue, type ParameterValues} from './unrealText';

/** Words of the setters: `set_material_instance_scalar_parameter_value`. */
const SETTER = {scalar: 'scalar', vector: 'vector', switch: 'static_switch'} as const;

const float = (value: number): string => (Number.isInteger(value) ? value.toFixed(1) : String(value));

function literal({type, value}: InstanceValue): string {
  if (type === 'switch') return value ? 'True' : 'False';
  return type === 'scalar' ? float(value) : `(${value.map(float).join(', ')})`;
}

/** A list of values as `apply_values` takes it. */
export const pythonValues = (values: ParameterValues): string =>
  `[\n${instanceValues(values)
    .map((entry) => `    ("${SETTER[entry.type]}", "${entry.name}", ${literal(entry)}),\n`)
    .join('')}]`;

/**
 * Python that defines `apply_values(instance, values)`: sets and saves a material instance, and returns the names that did not
 * take. The values are read back, because the setters do not report a name that the material lacks.
 */
export const PYTHON_APPLY = `def same(kind, read, value):
    if kind == "vector":
        return all(abs(a - b) < 1e-4 for a, b in zip((read.r, read.g, read.b), value))
    return read == value if kind == "static_switch" else abs(read - value) < 1e-4


def apply_values(instance, values):
    library = unreal.MaterialEditingLibrary
    for kind, name, value in values:
        setter = getattr(library, "set_material_instance_%s_parameter_value" % kind)
        setter(instance, name, unreal.LinearColor(*value, 1.0) if kind == "vector" else value)
    library.update_material_instance(instance)
    unreal.EditorAssetLibrary.save_loaded_asset(instance)
    missed = []
    for kind, name, value in values:
        getter = getattr(library, "get_material_instance_%s_parameter_value" % kind)
        if not same(kind, getter(instance, name), value):
            missed.append(name)
    return missed
`;

/** Script that sets the values in every material instance selected in the Content Browser. */
export const pythonScript = (values: ParameterValues): string => `import unreal

VALUES = ${pythonValues(values)}


${PYTHON_APPLY}

def main():
    selected = unreal.EditorUtilityLibrary.get_selected_assets()
    instances = [asset for asset in selected if isinstance(asset, unreal.MaterialInstanceConstant)]
    if not instances:
        unreal.log_warning("Select material instances in the Content Browser, then run this script again.")
    for instance in instances:
        missed = apply_values(instance, VALUES)
        if missed:
            unreal.log_warning("%s did not take %s" % (instance.get_name(), ", ".join(missed)))
        else:
            unreal.log("%s took %d values" % (instance.get_name(), len(VALUES)))


main()
`;
