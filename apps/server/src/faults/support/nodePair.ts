import { type TestApp, testApp } from '../../testing/app.ts';
import { type ApiProcess, type Fleet, openFleet } from './fleet.ts';

export interface NodePair {
  app: TestApp;
  fleet: Fleet;
  other: ApiProcess;
  stop: () => Promise<void>;
}

/** One node within the test and one as a process, with a relay between them. */
export const openNodePair = async (): Promise<NodePair> => {
  const app = await testApp();
  const fleet = await openFleet(app.database.cells);
  fleet.relay('relay');
  const stop = async () => {
    await fleet.stop();
    await app.stop();
  };
  return { app, fleet, other: await fleet.api('other'), stop };
};
