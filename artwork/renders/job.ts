/** One picture: which Blender scene draws it, with what, how large, and where it goes inside `content`. */
export type Job = {
  id: string;
  scene: string;
  size: [width: number, height: number];
  samples: number;
  seed?: number;
  exposure?: number;
  /** Stands on nothing: published with its alpha, at half the size, cut close at its sides and top. */
  cutout?: boolean;
  /** A cut-out that one sees through: published as large as it is rendered. */
  clear?: boolean;
  [setting: string]: unknown;
};
