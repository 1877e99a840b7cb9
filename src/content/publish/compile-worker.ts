import { beChild, giveWay, sendToParent } from '../../process/start-child.ts';
import { withoutKnown } from '../../store/known-rows.ts';
import { packRows } from '../../store/packed-rows.ts';
import { partsOf } from '../../store/parts.ts';
import { preparePages, preparePublication } from '../../store/prepare-publication.ts';
import type { Fault } from '../load/faults.ts';
import { type BuildOptions, buildPublication, collectFiles } from './build-publication.ts';
import type { CompileRequest, FromCompiler, Made } from './compiler.ts';
import { compilerFingerprint, fingerprintOf } from './fingerprint.ts';

/** Compiles the content in a process of its own: started by `compiler.ts`. */
beChild();
process.on('message', (request: AnyRequest) => {
  void answer(request).catch((error: Error) => send({ kind: 'failed', message: error.message, stack: error.stack }));
});

type AnyRequest = CompileRequest<keyof Made>;

const send = (message: FromCompiler) => sendToParent(message);

interface Answer {
  made: Made[keyof Made] | null;
  faults: Fault[];
  nextChange: number | null;
  version?: string;
  fingerprint?: string;
}

async function answer(request: AnyRequest): Promise<void> {
  if (request.givesWay) giveWay();
  const { made, faults, nextChange, version = null, fingerprint = null } = await make(request);
  if (made) for (const part of partsOf(made, itemsPerPart)) await send({ kind: 'part', part });
  await send({ kind: 'done', fingerprint, faults, version, nextChange });
}

async function make(request: AnyRequest): Promise<Answer> {
  const { contentDir, wants, production, drafts, at } = request;
  const options = { production, drafts, ...(at !== undefined && { now: at }) };
  if (wants === 'files') {
    const { files, ...checked } = await collectFiles(contentDir, options);
    return { made: files, ...checked };
  }
  if (wants === 'pages') {
    const { publication, faults, nextChange } = await buildPublication(contentDir, options);
    return { made: publication && preparePages(publication), faults, nextChange };
  }
  return makeRows(request, options);
}

async function makeRows(request: CompileRequest, options: BuildOptions): Promise<Answer> {
  const { contentDir, shareDir, published, knownMedia, knownRows } = request;
  // Before the files are read: what changes meanwhile is compiled again next time.
  const fingerprint = await fingerprintOf(contentDir);
  const { publication, sharePictures, ...checked } = await buildPublication(contentDir, options);
  if (!publication) return { made: null, fingerprint, ...checked };
  const { version } = publication;
  if (version === published) return { made: null, version, fingerprint, ...checked };
  const { withSharePictures } = await import('../share/make-share-pictures.ts');
  const complete = await withSharePictures(publication, sharePictures, shareDir);
  const rows = preparePublication(complete, fingerprint, new Set(knownMedia), checked.nextChange);
  const packed = { compiler: await compilerFingerprint(), rows: await packRows(rows) };
  const changed = knownRows ? withoutKnown(rows, knownRows) : rows;
  return { made: { ...changed, packed }, version, fingerprint, ...checked };
}

/** Pictures are large, rows are small: a message is about a megabyte at most. */
const itemsPerPart = ([list]: string[]) => (list === 'media' ? 2 : list === 'mediaHashes' ? 1_000 : 50);
