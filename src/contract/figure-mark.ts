/** Splits a body at its figures: texts at even places, names of figures at odd ones. */
export const figureMark = /<!--figure ([a-z0-9-]+)-->/;
