/** Material layers: parameter catalogue, section 11. Shading runs once on the blended attributes. */
import {mix3, nz, type Vec3} from '../../../src/stage/shading/math';

/** Normals are mixed, then normalised. */
export const layerNormal = (below: Vec3, above: Vec3, amount: number): Vec3 => nz(mix3(below, above, amount));

/** Ramp row and shadow group are not blended: the layer with mask ≥ 0.5 wins. */
export const layerIndex = (below: number, above: number, mask: number): number => (mask >= 0.5 ? above : below);
