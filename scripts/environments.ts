import { jsonOrFile } from '../apps/server/src/platform/jsonOrFile.ts';
import { databaseRoles, type Role } from '../apps/server/src/platform/production.ts';
import type { Environment } from './processes.ts';

/** Secrets besides the database's, and who needs them; everybody else is started without. */
const secrets: Readonly<Record<string, readonly Role[]>> = {
  ALPACA_ALIYUN_SECRET: ['worker'],
  ALPACA_MAIL: ['api', 'worker'],
  ALPACA_SMS: ['api', 'worker'],
  ALPACA_CARRIERS: ['api', 'worker'],
  ALPACA_CARRIER_EVENTS: ['api'],
  ALPACA_PAYMENTS: ['api'],
  ALPACA_PRINT_KEY: ['api'],
  ALPACA_SECRET: ['api'],
  ALPACA_WEBHOOK_KEY: ['api', 'worker'],
  ALPACA_KEYS: ['api', 'worker', 'seed'],
  ALPACA_METRICS_TOKEN: ['api', 'worker'],
  AWS_ACCESS_KEY_ID: ['api', 'worker', 'seed'],
  AWS_SECRET_ACCESS_KEY: ['api', 'worker', 'seed'],
  AWS_SESSION_TOKEN: ['api', 'worker', 'seed'],
};

/** What a process is started without. */
export const othersSecrets = (role: Role): string[] =>
  Object.keys(secrets).filter((name) => !secrets[name]?.includes(role));

const narrowed = (cells: string, role: Role): string => {
  const all = jsonOrFile(cells) as Record<string, Record<string, string>>;
  const own = Object.entries(all).map(([cell, urls]) => [
    cell,
    Object.fromEntries(
      databaseRoles[role].flatMap((name) => (urls[name] ? [[name, urls[name]]] : [])),
    ),
  ]);
  return JSON.stringify(Object.fromEntries(own));
};

/** The environment with the secrets of one process; those of the others are taken out. */
export const environmentOf = (role: Role, env: Environment): Environment => {
  const cells = env.ALPACA_CELLS ?? process.env.ALPACA_CELLS ?? '';
  return {
    ...env,
    ...Object.fromEntries(othersSecrets(role).map((name) => [name, undefined])),
    ALPACA_CELLS: narrowed(cells, role),
  };
};
