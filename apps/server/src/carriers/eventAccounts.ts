import * as z from 'zod/mini';
import type { Config } from '../platform/config.ts';
import { jsonOrFile } from '../platform/jsonOrFile.ts';

const Account = z.strictObject({
  adapter: z.optional(z.string()),
  /** The one in use, and while it is being changed also the next. */
  secrets: z.array(z.string().check(z.minLength(16))).check(z.minLength(1), z.maxLength(2)),
});
const Settings = z.record(z.string(), z.record(z.string(), Account));
type Settings = z.infer<typeof Settings>;

/** An account whose carrier tells by itself, and how it is believed. */
export interface EventAccount {
  name: string;
  adapter: string;
  secrets: readonly string[];
}

const open = (carrierEvents: string): Settings => {
  const parsed = Settings.safeParse(jsonOrFile(carrierEvents));
  // The settings hold secrets, so that no error repeats them.
  if (!parsed.success) throw new Error("the settings of carriers' events cannot be read");
  return parsed.data;
};

const opened = new WeakMap<Config, Settings>();
const settingsOf = (config: Config): Settings => {
  const known = opened.get(config) ?? open(config.carrierEvents || '{}');
  opened.set(config, known);
  return known;
};

/** Settings that can't be read are told when a node starts, and not by the first carrier that tells something. */
export const checkEventAccounts = (config: Config) => void settingsOf(config);

/** The account that a tenant's carrier names; without secrets of its own it is none. */
export const eventAccountOf = (
  config: Config,
  tenantCode: string,
  name: string,
): EventAccount | null => {
  const accounts = new Map(Object.entries(settingsOf(config)[tenantCode] ?? {}));
  const account = accounts.get(name);
  return account ? { name, adapter: account.adapter ?? name, secrets: account.secrets } : null;
};
