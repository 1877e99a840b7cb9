import type { PublishedDocument } from '../../store/publication.ts';
import { answerRecord } from '../answers/answers.ts';
import type { Library } from '../answers/library.ts';
import { kindNames } from '../schema/kind-names.ts';
import { typesetDocument } from '../text/typeset.ts';

export function compileDocuments(library: Library): PublishedDocument[] {
  return [...documentMakers(library).values()].map((make) => make());
}

/** Every document by its path, each made when it is asked for. */
export function documentMakers(library: Library): Map<string, () => PublishedDocument> {
  const makers = kindNames.flatMap((kind) => {
    const { document } = answerRecord(kind);
    if (!document) return [];
    return document.entries(library).map((entry): [string, () => PublishedDocument] => {
      const path = document.path(entry.slug);
      return [
        path,
        () => {
          const answer = document.answer(entry.slug);
          const body = typesetDocument(answer, document.compile(library, entry));
          return { path, body: answer.parse(body) };
        },
      ];
    });
  });
  return new Map(makers);
}
