import type { Publishing } from '../../content/publishing/publishing.ts';

const notExpected = () => Promise.reject(new Error('not expected in this test'));

/** Tests replace what they are about. */
export const noPublishing: Publishing = {
  publish: notExpected,
  restore: notExpected,
  publishDue: notExpected,
  savePreview: notExpected,
  changes: notExpected,
};
