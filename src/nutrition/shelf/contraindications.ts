interface Labelled {
  title: string;
  contraindications: readonly string[];
}

/** What the labels of a shelf warn of, each warning once with the jars that have it; what most jars share comes first. */
export function contraindicationsOf(products: readonly Labelled[]): { text: string; titles: string[] }[] {
  const texts = new Set(products.flatMap(({ contraindications }) => contraindications));
  return [...texts]
    .map((text) => ({
      text,
      titles: products.filter(({ contraindications }) => contraindications.includes(text)).map(({ title }) => title),
    }))
    .toSorted((a, b) => b.titles.length - a.titles.length);
}
