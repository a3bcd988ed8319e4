import { startStack } from '../scripts/stack.ts';

/** The whole system, built web included, for all browser tests. */
export default async () => {
  const stack = await startStack({ dir: '.data/e2e-stack', webDist: true });
  const { port } = new URL(stack.baseUrl);
  process.env.ALPACA_E2E_PORT = port;
  return () => stack.stop();
};
