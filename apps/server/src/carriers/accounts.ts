import * as z from 'zod/mini';
import { type Account, CarrierUnknown } from '../platform/carrier.ts';
import type { Config } from '../platform/config.ts';
import { jsonOrFile } from '../platform/jsonOrFile.ts';

const Server = z.strictObject({
  url: z.url(),
  token: z.optional(z.string()),
  timeoutMs: z.optional(z.int().check(z.positive())),
});
const Settings = z.record(z.string(), z.record(z.string(), Server));
type Settings = z.infer<typeof Settings>;

/** Where a carrier is asked, and as whom. */
export interface CarrierServer {
  url: string;
  token: string;
  timeoutMs: number;
}

const defaultTimeoutMs = 10_000;

const open = (carriers: string): Settings => {
  const parsed = Settings.safeParse(jsonOrFile(carriers));
  // The settings hold secrets, so that no error repeats them.
  if (!parsed.success) throw new Error("the carriers' settings cannot be read");
  return parsed.data;
};

const opened = new WeakMap<Config, Settings>();

const settingsOf = (config: Config): Settings => {
  const known = opened.get(config) ?? open(config.carriers || '{}');
  opened.set(config, known);
  return known;
};

/** The names of the accounts that a tenant has at carriers. */
export const accountNames = (config: Config, tenantCode: string): string[] =>
  Object.keys(settingsOf(config)[tenantCode] ?? {}).sort();

/**
 * The server of the account that the channel names. Without one, orders wait: it is the operator's
 * to mend, and no fault of the order.
 */
export const serverOf = ({ ctx, settings }: Account, adapter: string): CarrierServer => {
  const server = settingsOf(ctx.node.config)[ctx.tenant.code]?.[
    String(settings.account ?? adapter)
  ];
  if (!server) throw new CarrierUnknown('no account');
  const timeoutMs = Number(settings.timeoutMs ?? server.timeoutMs ?? defaultTimeoutMs);
  return { url: server.url, token: server.token ?? '', timeoutMs };
};
