/** From the passes of a noisy render to its clean linear colours. */
import { between, direction, exposureOf, light, srgb } from './encoding.ts';
import { type Layers, type Plane, readExr } from './exr.ts';
import { runNetwork } from './network.ts';

export type Picture = { width: number; height: number; planes: Plane[]; alpha?: Plane };

function take({ planes }: Layers, layer: string, channels: string): Plane[] {
  return [...channels].map((channel) => {
    const plane = planes.get(`${layer}.${channel}`);
    if (!plane) throw new Error(`The render lacks ${layer}.${channel}: blender/studio.py writes it`);
    return plane;
  });
}

/** `draft` takes a quarter of the time; glass, gels and the edges of prints come out less clean, which half the size hides. */
export async function clean(passes: Buffer, draft = false): Promise<Picture> {
  const layers = readExr(passes);
  const { width, height } = layers;
  const colour = take(layers, 'colour', 'RGB');
  let albedo = take(layers, 'albedo', 'RGB');
  let normal = take(layers, 'normal', 'XYZ').map((plane) => plane.map(direction.encode));

  // Seen through a gel or glass, albedo and normal are noisy themselves, and that noise would stay in the picture.
  if (!draft) {
    const shown = albedo.map((plane) => plane.map(srgb.encode));
    albedo = (await runNetwork('rt_alb', shown, width, height)).map((plane) => plane.map(srgb.decode));
    normal = await runNetwork('rt_nrm', normal, width, height);
  }
  const { encode, decode } = light(exposureOf(colour, width, height));
  const inputs = [
    ...colour.map((plane) => plane.map(encode)),
    ...albedo.map((plane) => plane.map((share) => between(0, share, 1))),
    ...normal.map((plane) => plane.map((share) => between(0, share, 1))),
  ];
  const network = draft ? 'rt_hdr_alb_nrm' : 'rt_hdr_calb_cnrm';
  const planes = (await runNetwork(network, inputs, width, height)).map((plane) => plane.map(decode));
  return { width, height, planes, alpha: layers.planes.get('colour.A') };
}
