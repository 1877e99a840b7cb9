import { beChild, giveWay, sendToParent } from '../process/start-child.ts';
import { packRows } from '../store/packed-rows.ts';
import { partsOf } from '../store/parts.ts';
import { preparePublication } from '../store/prepare-publication.ts';
import { buildPublication } from './build-publication.ts';
import type { CompileRequest, FromCompiler } from './compiler.ts';
import { compilerFingerprint, fingerprintOf } from './fingerprint.ts';

/** Compiles the content in a process of its own: started by `compiler.ts`. */
beChild();
process.on('message', (request: CompileRequest) => {
  void compile(request).catch((error: Error) => send({ kind: 'failed', message: error.message, stack: error.stack }));
});

const send = (message: FromCompiler) => sendToParent(message);

async function compile(request: CompileRequest): Promise<void> {
  const { contentDir, shareDir, production, drafts, at, givesWay, published, knownMedia } = request;
  if (givesWay) giveWay();
  // Before the files are read: what changes meanwhile is compiled again next time.
  const fingerprint = await fingerprintOf(contentDir);
  const { publication, faults, sharePictures, nextChange } = await buildPublication(contentDir, {
    production,
    drafts,
    ...(at !== undefined && { now: at }),
  });
  if (!publication) return send({ kind: 'done', fingerprint, faults, version: null, nextChange });
  const { version } = publication;
  if (version !== published) {
    const { withSharePictures } = await import('./share/make-share-pictures.ts');
    const complete = await withSharePictures(publication, sharePictures, shareDir);
    const prepared = preparePublication(complete, fingerprint, new Set(knownMedia), nextChange);
    // What drafts look like is never written anywhere.
    const packed = drafts ? undefined : { compiler: await compilerFingerprint(), rows: await packRows(prepared) };
    for (const part of partsOf({ ...prepared, ...(packed && { packed }) }, itemsPerPart))
      await send({ kind: 'part', part });
  }
  return send({ kind: 'done', fingerprint, faults, version, nextChange });
}

/** Pictures are large, rows are small: a message is about a megabyte at most. */
const itemsPerPart = ([list]: string[]) => (list === 'media' ? 2 : list === 'mediaHashes' ? 1_000 : 50);
