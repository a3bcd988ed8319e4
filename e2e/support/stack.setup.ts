import { startStack } from '../../scripts/stack.ts';
import { startGallery } from '../gallery/galleryBuild.ts';
import { ask } from './database.ts';

/** The whole system, built web included, for all browser tests. */
export default async () => {
  // Merchants' own systems are played on this machine.
  const env = { ALPACA_WEBHOOK_LOOPBACK: '1' };
  const stack = await startStack({ dir: '.data/e2e-stack', webDist: true, env });
  const { port } = new URL(stack.baseUrl);
  process.env.ALPACA_E2E_PORT = port;
  process.env.ALPACA_E2E_DATABASE = stack.cluster.superUrl('stack');
  // So that tests can do what a worker does, with the product's own services.
  process.env.ALPACA_CELLS = stack.env.ALPACA_CELLS;
  process.env.ALPACA_STORAGE = stack.env.ALPACA_STORAGE;
  process.env.ALPACA_CARRIERS ??= stack.env.ALPACA_CARRIERS;
  // Sessions are shared by many tests, and none but the one about it wants to be asked again.
  await ask(
    `insert into tenant_settings (tenant_id, code, value, changed_by)
     select distinct on (tenant_id) tenant_id, 'stepUpMinutes', 120, id from users
     where kind = 'administrator'`,
  );
  // Only the night looks at the gallery.
  if (!process.env.CI) await startGallery(stack);
  return () => stack.stop();
};
