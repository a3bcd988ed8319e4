import * as z from 'zod/mini';
import type { Config } from '../../../platform/config.ts';
import type { Ctx } from '../../../platform/context.ts';
import { jsonOrFile } from '../../../platform/jsonOrFile.ts';
import type { PaymentProvider } from './port.ts';
import { stripeProvider } from './stripe.ts';

const Settings = z.record(
  z.string(),
  z.strictObject({
    provider: z.literal('stripe'),
    secretKey: z.string(),
    webhookSecret: z.string(),
    site: z.string(),
    endpoint: z.optional(z.string()),
  }),
);

const open = (payments: string): ReadonlyMap<string, PaymentProvider> => {
  const parsed = Settings.safeParse(jsonOrFile(payments));
  // The settings hold secrets, so that no error repeats them.
  if (!parsed.success) throw new Error('the payment settings cannot be read');
  return new Map(
    Object.entries(parsed.data).map(([tenant, settings]) => [tenant, stripeProvider(settings)]),
  );
};

const opened = new WeakMap<Config, ReadonlyMap<string, PaymentProvider>>();

/** Each tenant is paid on an account of its own; one that has none takes no online payments. */
export const providerOf = ({ node, tenant }: Pick<Ctx, 'node' | 'tenant'>) => {
  const { config } = node;
  const known = opened.get(config) ?? open(config.payments || '{}');
  opened.set(config, known);
  return known.get(tenant.code) ?? null;
};
