import type { Samples } from '../../testing/samples.ts';

export const threadsSamples: Samples = {
  getThread: {},
  sendThreadMessage: { body: { text: '你好' } },
  // The message of another thread is none of this one's.
  readThread: { answers: 'thread.notFound' },
};
