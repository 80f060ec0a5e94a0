/** Reads one model: its mesh, its images and what the check finds. */
import {bake, type ModelMesh} from './bake';
import {examine} from './doctor';
import {openModel} from './gltf';
import {alphaOf, decodeImages} from './images';
import type {Model} from './load';
import {imagesOf, isUnseen} from './pieces';
import {turns} from './primitives';
import type {Corrections} from './skeleton';

const holed = ({blended, cutoff}: ModelMesh['materials'][number]): boolean => blended || cutoff > 0;

/**
 * Opens the file for each step anew: it is not in memory beside the mesh.
 * @param onProgress gets the share that is done, 0..1
 * @throws ModelFault when the file is broken or shows nothing
 */
export async function readModel(
  file: Blob,
  corrections: Corrections = {},
  onProgress?: (share: number) => void,
): Promise<Model> {
  let mesh = bake(await openModel(file), corrections);
  const {materials} = mesh;
  onProgress?.(0.6);
  const wanted = imagesOf(materials.flatMap(({picture, toon}) => [picture, toon?.shadePicture, toon?.matcap]));
  const images = new Map<number, ImageBitmap>();
  if (wanted.length > 0) {
    const gltf = await openModel(file);
    for await (const bitmap of decodeImages(wanted.map((index) => gltf.image(index)))) {
      images.set(wanted[images.size]!, bitmap);
      onProgress?.(0.6 + (0.4 * images.size) / wanted.length);
    }
  }
  const alphas = new Map(
    imagesOf(materials.filter(holed).map(({picture}) => picture)).map((at) => [at, alphaOf(images.get(at)!)]),
  );
  if (materials.some((material) => isUnseen(material, 1, alphas)))
    mesh = bake(await openModel(file), corrections, alphas);
  const findings = examine(mesh);
  // Only the findings need `first`: it is not sent to the page, and a list of corners takes its room.
  const {first, ...shown} = mesh;
  const index = mesh.index.length > 0 ? mesh.index : turns(first);
  return {...shown, index, images, findings};
}
