import { jsonOrFile } from './jsonOrFile.ts';
import { leavesPlain } from './plainConnections.ts';

/** The processes of the system; each is given its own secrets and no other's. */
export type Role = 'api' | 'worker' | 'relay' | 'migrate' | 'tenant' | 'seed';

/** Whose address each needs of a cell: what it was not given it can't lose. */
export const databaseRoles = {
  api: ['app'],
  worker: ['worker', 'sweep'],
  relay: ['relay'],
  migrate: ['migrate'],
  tenant: ['migrate'],
  seed: ['migrate'],
} as const satisfies Record<Role, readonly string[]>;

type Environment = Readonly<Record<string, string | undefined>>;

const isSimulated = (carriers = '') =>
  carriers !== '' &&
  Object.values(jsonOrFile(carriers) as Record<string, object>).some((one) => 'simulator' in one);

// Money that such a key says has come is nobody's.
const isTestMoney = (payments = '') =>
  payments !== '' &&
  Object.values(jsonOrFile(payments) as Record<string, { secretKey?: string }>).some(
    ({ secretKey }) => secretKey?.startsWith('sk_test_'),
  );

interface Thing {
  roles: readonly Role[];
  isUsed(env: Environment): boolean;
  /** What it means, and what to set instead. */
  words: string;
}

/** What belongs on a developer's machine, by the name that allows it elsewhere. */
const developmentThings: Readonly<Record<string, Thing>> = {
  sms: {
    roles: ['api', 'worker'],
    isUsed: ({ ALPACA_SMS = 'dev' }) => ALPACA_SMS === 'dev',
    words: 'text messages are kept and not sent (ALPACA_SMS=dev); name a provider',
  },
  mail: {
    roles: ['api', 'worker'],
    isUsed: ({ ALPACA_MAIL = 'dev' }) => ALPACA_MAIL === 'dev',
    words: 'mails are kept and not sent (ALPACA_MAIL=dev); name a provider',
  },
  carriers: {
    roles: ['api', 'worker'],
    isUsed: ({ ALPACA_CARRIERS, ALPACA_CARRIER_EVENTS }) =>
      isSimulated(ALPACA_CARRIERS) || isSimulated(ALPACA_CARRIER_EVENTS),
    words:
      'carriers are simulated (an account "simulator" in ALPACA_CARRIERS or ALPACA_CARRIER_EVENTS); name real ones',
  },
  payments: {
    roles: ['api'],
    isUsed: ({ ALPACA_PAYMENTS }) => isTestMoney(ALPACA_PAYMENTS),
    words: 'online payments are tests (a key sk_test_… in ALPACA_PAYMENTS); use live keys',
  },
  outbox: {
    roles: ['api'],
    isUsed: ({ ALPACA_DEV = '' }) => ALPACA_DEV !== '',
    words: 'everybody can read sent codes at /dev/outbox (ALPACA_DEV); unset it',
  },
  keys: {
    roles: ['api', 'worker', 'tenant', 'seed'],
    isUsed: ({ ALPACA_KEYS = 'dev' }) => ALPACA_KEYS === '' || ALPACA_KEYS === 'dev',
    words:
      'phones and identity numbers are sealed by a key that everybody knows (ALPACA_KEYS); name a file or a KMS key',
  },
  plain: {
    roles: ['api', 'worker', 'relay', 'migrate', 'tenant'],
    isUsed: ({ ALPACA_CELLS, ALPACA_CARRIERS, ALPACA_PAYMENTS, ...env }) =>
      [ALPACA_CELLS, ALPACA_CARRIERS, ALPACA_PAYMENTS].some(
        (json) => json && leavesPlain(jsonOrFile(json)),
      ) ||
      leavesPlain([
        env.ALPACA_STORAGE,
        env.ALPACA_SMS,
        env.ALPACA_MAIL,
        env.ALPACA_TRACES,
        ...(env.ALPACA_KEYS?.split(' ') ?? []),
      ]),
    words:
      'something beyond this machine is asked without TLS; use https:, smtps:, and sslmode=verify-full for databases',
  },
  seed: {
    roles: ['seed'],
    isUsed: () => true,
    words: 'the demo has users whose password everybody knows; use `npm run admin:first`',
  },
};

/** A developer's machine says so, and nothing else says the contrary. */
export const isDeveloper = ({ ALPACA_DEV = '', NODE_ENV }: Environment) =>
  ALPACA_DEV !== '' && NODE_ENV !== 'production';

/** Whether something of development may be used here. */
export const mayUse = (thing: string, env: Environment): boolean =>
  isDeveloper(env) || (env.ALPACA_ALLOW_DEVELOPMENT ?? '').split(/[\s,]+/).includes(thing);

/** Refuses to start with what only a developer's machine should have, unless it is allowed by name. */
export const refuseDevelopment = (role: Role, env: Environment) => {
  const refused = Object.entries(developmentThings).filter(
    ([name, { roles, isUsed }]) => roles.includes(role) && !mayUse(name, env) && isUsed(env),
  );
  if (refused.length === 0) return;
  const lines = refused.map(
    ([name, { words }]) => `  ${words}, or ALPACA_ALLOW_DEVELOPMENT=${name}`,
  );
  throw new Error(`not for production:\n${lines.join('\n')}`);
};

/** Each process has the addresses that it needs, and in production no other. */
export const checkAddresses = (
  role: Role,
  cells: Readonly<Record<string, object>>,
  env: Environment,
) => {
  const needed: readonly string[] = databaseRoles[role];
  for (const [cell, urls] of Object.entries(cells)) {
    const missing = needed.filter((name) => !(name in urls));
    if (missing.length > 0) {
      throw new Error(
        `ALPACA_CELLS: ${role} needs the address of ${missing.join(', ')} in ${cell}`,
      );
    }
    const more = Object.keys(urls).filter((name) => !needed.includes(name));
    if (more.length > 0 && !isDeveloper(env)) {
      throw new Error(
        `ALPACA_CELLS: ${role} must not know the address of ${more.join(', ')} in ${cell}`,
      );
    }
  }
};
