import { flushCompileCache } from 'node:module';
import { log } from '../src/http/log.ts';
import { keepTickShape } from '../src/process/tick-shape.ts';

keepTickShape();

/** Serves the build in a folder: `start.ts` turns into this. */
try {
  const { main } = await import('../src/server/main.ts');
  await main(process.argv[2] ?? 'dist');
  // By itself Node would write it when it ends, and who is killed has no end.
  flushCompileCache();
} catch (error) {
  // A wrong variable or a locked store explains itself; a stack would bury the sentence.
  const reason = error instanceof Error ? error.message : String(error);
  if (process.stderr.isTTY) console.error(reason);
  else log('error', reason);
  process.exit(1);
}
