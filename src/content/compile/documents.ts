import type { PublishedDocument } from '../../store/publication.ts';
import type { Library } from '../documents/library.ts';
import { outputOf } from '../documents/outputs.ts';
import { kindNames } from '../schema/kind-names.ts';
import { typesetDocument } from '../text/typeset.ts';

export function compileDocuments(library: Library): PublishedDocument[] {
  return [...documentMakers(library).values()].map((make) => make());
}

/** Every document by its path, each made when it is asked for. */
export function documentMakers(library: Library): Map<string, () => PublishedDocument> {
  const makers = kindNames.flatMap((kind) => {
    const { document } = outputOf(kind);
    if (!document) return [];
    return document.entries(library).map((entry): [string, () => PublishedDocument] => {
      const path = document.path(entry.slug);
      return [
        path,
        () => {
          const schema = document.schema(entry.slug);
          const body = typesetDocument(schema, document.compile(library, entry));
          return { path, body: schema.parse(body) };
        },
      ];
    });
  });
  return new Map(makers);
}
