import { testApp } from '../../testing/app.ts';
import { openTestCarrier } from './ordersTestCarrier.ts';
import { openOrdersKit } from './ordersTestKit.ts';

/** The application with what tests of orders work with, and a carrier that answers at once. */
export const openOrdersApp = async () => {
  const app = await testApp();
  const kit = await openOrdersKit(app, openTestCarrier().carrier);
  const close = async () => {
    await kit.close();
    await app.stop();
  };
  return { app, kit, close };
};
export type OrdersApp = Awaited<ReturnType<typeof openOrdersApp>>;
