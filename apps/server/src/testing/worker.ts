import { pageJob } from '@alpaca/contract';
import { jobKinds } from '../main/modules.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import { type TestApp, testApp } from './app.ts';

/** A worker of all the product's jobs over an app's database, where it is to come later. */
export const workFor = (app: TestApp) =>
  startWorker({ node: app.node, cell: 'c1', kinds: jobKinds });

/** An API node and a worker, over one database. */
export const appWithWorker = async (env: Record<string, string> = {}) => {
  const app = await testApp(env);
  const worker = workFor(app);
  return {
    app,
    async stop() {
      await worker.stop();
      await app.stop();
    },
  };
};

type Visitor = Awaited<ReturnType<TestApp['as']>>;

/** A job of the visitor's once it has ended, well or not. */
export const endedJob = async (visitor: Visitor, jobId: string, withinMs = 50_000) => {
  for (const end = Date.now() + withinMs; Date.now() < end; ) {
    const { result } = await visitor.call(pageJob, { body: { pageNo: 1 } });
    const job = result.records.find(({ id }) => id === jobId);
    if (job && job.status !== 1) return job;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the job does not end');
};
