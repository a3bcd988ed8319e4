import { jobKinds } from '../main/modules.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import { testApp } from './app.ts';

/** An API node and a worker of all the product's jobs, over one database. */
export const appWithWorker = async (env: Record<string, string> = {}) => {
  const app = await testApp(env);
  const worker = startWorker({ node: app.node, cell: 'c1', kinds: jobKinds });
  return {
    app,
    async stop() {
      await worker.stop();
      await app.stop();
    },
  };
};
