import { reasonOf } from '../../http/log.ts';
import { beChild, giveWay, sendToParent } from '../../process/start-child.ts';
import { editorMessage } from './failure.ts';
import type { FromWorker, ToWorker } from './publishing-in-child.ts';
import { withPublishing } from './with-publishing.ts';

/** Publishes in a process of its own: started by `publishing-in-child.ts`, one command at a time. */
beChild();
process.on('message', (request: ToWorker) => void run(request));

const send = (message: FromWorker) => sendToParent(message);

async function run({ settings, command, options, lowPriority }: ToWorker): Promise<void> {
  if (lowPriority) giveWay();
  try {
    const result = await withPublishing(settings, (publishing) => {
      const work = publishing[command] as (...args: unknown[]) => Promise<unknown>;
      return work(options, (progress: unknown) => void send({ kind: 'progress', progress } as FromWorker));
    });
    await send({ kind: 'done', result });
  } catch (error) {
    const { stack } = error as Error;
    await send({ kind: 'failed', message: reasonOf(error), stack, forEditors: editorMessage(error) });
  }
}
