import { beChild, giveWay, sendToParent } from '../process/start-child.ts';
import { preparePublication } from '../store/prepare-publication.ts';
import { buildPublication } from './build-publication.ts';
import type { CompileRequest, FromCompiler } from './compiler.ts';
import { fingerprintOf } from './fingerprint.ts';
import { partsOf } from './parts.ts';

/** Compiles the content in a process of its own: started by `compiler.ts`. */
beChild();
process.on('message', (request: CompileRequest) => {
  void compile(request).catch((error: Error) => send({ kind: 'failed', message: error.message, stack: error.stack }));
});

const send = (message: FromCompiler) => sendToParent(message);

async function compile(request: CompileRequest): Promise<void> {
  const { contentDir, shareDir, production, drafts, givesWay, published, knownMedia } = request;
  if (givesWay) giveWay();
  // Before the files are read: what changes meanwhile is compiled again next time.
  const fingerprint = await fingerprintOf(contentDir);
  const { publication, faults, sharePictures, nextChange } = await buildPublication(contentDir, {
    production,
    drafts,
  });
  if (!publication) return send({ kind: 'done', fingerprint, faults, version: null, nextChange });
  const { version } = publication;
  if (version !== published) {
    const { withSharePictures } = await import('./share/make-share-pictures.ts');
    const complete = await withSharePictures(publication, sharePictures, shareDir);
    const prepared = preparePublication(complete, fingerprint, new Set(knownMedia), nextChange);
    for (const part of partsOf(prepared, itemsPerPart)) await send({ kind: 'part', part });
  }
  return send({ kind: 'done', fingerprint, faults, version, nextChange });
}

/** Pictures are large, rows are small: a message is about a megabyte at most. */
const itemsPerPart = ([list]: string[]) => (list === 'media' ? 2 : list === 'mediaHashes' ? 1_000 : 50);
