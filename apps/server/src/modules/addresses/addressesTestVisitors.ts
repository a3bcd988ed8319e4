import { testApp } from '../../testing/app.ts';

/** Two merchants' people, neither of whom knows the other's books. */
export const openVisitors = async () => {
  const app = await testApp();
  return { app, fawn: await app.as('fawn'), kapok: await app.as('kapok') };
};
export type Visitors = Awaited<ReturnType<typeof openVisitors>>;
