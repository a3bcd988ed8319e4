import * as z from 'zod/mini';
import { jsonOrFile } from './jsonOrFile.ts';
import { checkAddresses, isDeveloper, type Role, refuseDevelopment } from './production.ts';
import { readTrustProxy } from './trustProxy.ts';

const CellUrls = z.partial(
  z.strictObject({
    app: z.string(),
    worker: z.string(),
    relay: z.string(),
    sweep: z.string(),
    migrate: z.string(),
  }),
);
/** Addresses by database role. A process has those that `checkAddresses` found, and asks for no other. */
export type CellUrls = Record<keyof z.infer<typeof CellUrls>, string>;

const Environment = z.object({
  ALPACA_CELLS: z.string('the cells and their database addresses, as JSON'),
  /** The cells whose work a worker and a relay do; unset: all. */
  ALPACA_SERVES: z._default(z.string(), ''),
  ALPACA_HOST: z._default(z.string(), '127.0.0.1'),
  ALPACA_PORT: z._default(z.coerce.number(), 3100),
  ALPACA_STORAGE: z._default(z.string(), 'file:.data/files'),
  ALPACA_SMS: z._default(z.string(), 'dev'),
  ALPACA_MAIL: z._default(z.string(), 'dev'),
  /** How each tenant is paid online, as JSON or the path of a JSON file. */
  ALPACA_PAYMENTS: z._default(z.string(), ''),
  /** Where each tenant's carriers are asked and as whom, as JSON or the path of a JSON file. */
  ALPACA_CARRIERS: z._default(z.string(), ''),
  /** By which secrets each tenant's carriers are believed that tell by themselves, as JSON or its path. */
  ALPACA_CARRIER_EVENTS: z._default(z.string(), ''),
  /** What print clients know us by, and the key it belongs to: as PEM or the paths of PEM files. */
  ALPACA_PRINT_CERTIFICATE: z._default(z.string(), ''),
  ALPACA_PRINT_KEY: z._default(z.string(), ''),
  ALPACA_WEB_DIST: z._default(z.string(), ''),
  ALPACA_LOG_LEVEL: z._default(z.string(), 'info'),
  /** A developer's machine: the page with sent codes is open. */
  ALPACA_DEV: z._default(z.string(), ''),
  /** Signs what browsers keep and hashes what is sent to phones; the same for every api. */
  ALPACA_SECRET: z._default(z.string(), ''),
  /** Seals the secrets that webhooks are signed by; the same for every api and worker. */
  ALPACA_WEBHOOK_KEY: z._default(z.string(), ''),
  /** Who has the key that data keys are wrapped by: `file:/path`, or `kms:<key>`. */
  ALPACA_KEYS: z._default(z.string(), 'dev'),
  /** Lets webhooks go to this machine itself; heeded on a developer's machine only. */
  ALPACA_WEBHOOK_LOOPBACK: z._default(z.string(), ''),
  /** How much work a browser does before a code is sent, in steps of about a millisecond. */
  ALPACA_PROOF_STEPS: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 150),
  ALPACA_POOL: z._default(z.coerce.number(), 20),
  /** How long a statement of a call may take before the database ends it. */
  ALPACA_STATEMENT_SECONDS: z._default(z.coerce.number(), 30),
  ALPACA_WORKER_PARALLEL: z._default(z.coerce.number(), 20),
  /** Proxies that are ours, as a count or as networks: the client's address is the one they tell. */
  ALPACA_TRUST_PROXY: z._default(z.string(), ''),
  /** Whoever shows it reads `/metrics`; without one nobody does. */
  ALPACA_METRICS_TOKEN: z._default(z.string(), ''),
  /** Where a worker tells its measurements, beside ALPACA_HOST; at 0 it tells none. */
  ALPACA_METRICS_PORT: z._default(z.coerce.number(), 0),
  /** How long an api that is asked to stop still answers, so that proxies send nothing more to it. */
  ALPACA_LEAVE_SECONDS: z._default(z.coerce.number().check(z.minimum(0)), 0),
  /** Where what is done is traced to, a collector's OTLP/HTTP; without one nothing is. */
  ALPACA_TRACES: z._default(z.string(), ''),
  /** Which share of traces is kept. */
  ALPACA_TRACES_SHARE: z._default(z.coerce.number().check(z.minimum(0), z.maximum(1)), 1),
  ALPACA_HEADERS_SECONDS: z._default(z.coerce.number(), 10),
  ALPACA_BODY_SECONDS: z._default(z.coerce.number(), 30),
  ALPACA_UPLOAD_SECONDS: z._default(z.coerce.number(), 300),
});

/** A developer's machine keeps no secrets. */
const devSecret = 'on a machine of one’s own nothing is secret';

export interface Config {
  cells: Record<string, CellUrls>;
  /** Empty: all of them. */
  serves: string[];
  host: string;
  port: number;
  storage: string;
  sms: string;
  mail: string;
  payments: string;
  carriers: string;
  carrierEvents: string;
  printCertificate: string;
  printKey: string;
  webDist: string;
  logLevel: string;
  dev: boolean;
  secret: string;
  /** '' where webhooks are not set up. */
  webhookKey: string;
  keys: string;
  webhookLoopback: boolean;
  proofSteps: number;
  poolSize: number;
  statementMs: number;
  workerParallel: number;
  trustProxy: number | string[] | false;
  metricsToken: string;
  metricsPort: number;
  leaveMs: number;
  /** '' where nothing is traced. */
  traces: string;
  tracesShare: number;
  /** How long a client may take to send its headers, a body, a file. */
  patience: { headersMs: number; bodyMs: number; uploadMs: number };
}

const servedOf = (text: string, cells: readonly string[]) => {
  const serves = text.split(/[\s,]+/).filter((name) => name !== '');
  const unknown = serves.filter((name) => !cells.includes(name));
  if (unknown.length > 0)
    throw new Error(`ALPACA_SERVES: no such cell in ALPACA_CELLS: ${unknown.join(', ')}`);
  return serves;
};

/** What the environment says; for a process of the system it is also held against what that may have. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env, role?: Role): Config => {
  const parsed = Environment.safeParse(env);
  if (!parsed.success) {
    const missing = parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; ');
    throw new Error(`environment: ${missing}`);
  }
  if (role) refuseDevelopment(role, env);
  const value = parsed.data;
  const cells = z.record(z.string(), CellUrls).parse(jsonOrFile(value.ALPACA_CELLS));
  if (role) checkAddresses(role, cells, env);
  return {
    cells: cells as Record<string, CellUrls>,
    serves: servedOf(value.ALPACA_SERVES, Object.keys(cells)),
    host: value.ALPACA_HOST,
    port: value.ALPACA_PORT,
    storage: value.ALPACA_STORAGE,
    sms: value.ALPACA_SMS,
    mail: value.ALPACA_MAIL,
    payments: value.ALPACA_PAYMENTS,
    carriers: value.ALPACA_CARRIERS,
    carrierEvents: value.ALPACA_CARRIER_EVENTS,
    printCertificate: value.ALPACA_PRINT_CERTIFICATE,
    printKey: value.ALPACA_PRINT_KEY,
    webDist: value.ALPACA_WEB_DIST,
    logLevel: value.ALPACA_LOG_LEVEL,
    dev: value.ALPACA_DEV !== '',
    secret: value.ALPACA_SECRET || (value.ALPACA_DEV ? devSecret : ''),
    webhookKey: value.ALPACA_WEBHOOK_KEY || (value.ALPACA_DEV ? devSecret : ''),
    keys: value.ALPACA_KEYS || 'dev',
    webhookLoopback: value.ALPACA_WEBHOOK_LOOPBACK !== '' && isDeveloper(env),
    proofSteps: value.ALPACA_PROOF_STEPS,
    poolSize: value.ALPACA_POOL,
    statementMs: value.ALPACA_STATEMENT_SECONDS * 1000,
    workerParallel: value.ALPACA_WORKER_PARALLEL,
    trustProxy: readTrustProxy(value.ALPACA_TRUST_PROXY),
    metricsToken: value.ALPACA_METRICS_TOKEN,
    metricsPort: value.ALPACA_METRICS_PORT,
    leaveMs: value.ALPACA_LEAVE_SECONDS * 1000,
    traces: value.ALPACA_TRACES,
    tracesShare: value.ALPACA_TRACES_SHARE,
    patience: {
      headersMs: value.ALPACA_HEADERS_SECONDS * 1000,
      bodyMs: value.ALPACA_BODY_SECONDS * 1000,
      uploadMs: value.ALPACA_UPLOAD_SECONDS * 1000,
    },
  };
};
