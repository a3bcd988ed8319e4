import { testApp } from './app.ts';

/** The application with those who come to most pages: who administers, who operates and a merchant. */
export const openVisitors = async () => {
  const app = await testApp();
  const [admin, operator, merchant] = await Promise.all([
    app.as('yunling-admin'),
    app.as('yunling-op'),
    app.as('starfield'),
  ]);
  return { app, admin, operator, merchant };
};
export type Visitors = Awaited<ReturnType<typeof openVisitors>>;
