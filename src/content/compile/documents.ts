import type { PublishedDocument } from '../../store/publication.ts';
import type { Library } from '../answers/library.ts';
import { kindNames, kindRecord } from '../kinds.ts';
import { typesetDocument } from '../typeset.ts';

export function compileDocuments(library: Library): PublishedDocument[] {
  return kindNames.flatMap((kind) => {
    const { document } = kindRecord(kind);
    if (!document) return [];
    return document.entries(library).map((entry): PublishedDocument => {
      const answer = document.answer(entry.slug);
      const body = typesetDocument(answer, document.compile(library, entry));
      return { path: document.path(entry.slug), body: answer.parse(body) };
    });
  });
}
