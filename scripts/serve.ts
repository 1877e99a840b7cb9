import { log } from '../src/http/log.ts';
import '../src/process/quick-resolve.ts';

/** Serves the build in a folder: `start.ts` turns into this. */
try {
  const { main } = await import('../src/server/main.ts');
  await main(process.argv[2] ?? 'dist');
} catch (error) {
  // A wrong variable or a locked store explains itself; a stack would bury the sentence.
  const reason = error instanceof Error ? error.message : String(error);
  if (process.stderr.isTTY) console.error(reason);
  else log('error', reason);
  process.exit(1);
}
