import { type DestinationStream, type Logger, pino } from 'pino';
import { personalFields } from './fields/personal.ts';
import { traceOfLine, traces } from './traces/traces.ts';

// Nothing that opens a door is ever written down, whatever object someone logs.
const secrets = [
  'password',
  'oldPassword',
  'token',
  'ticket',
  'code',
  'captcha',
  'authorization',
  'cookie',
  'secret',
  'connectionString',
  'x-access-token',
  'mobile',
  'recipient',
  'contactPhone',
  'contact_phone',
  'identityNumber',
  'identity_number',
  'creditCode',
  'credit_code',
  'tax_no',
  ...personalFields,
];

// PostgreSQL's words repeat what somebody wrote: at their end, or as a value that fits nowhere.
const withoutValues = (text: string) =>
  text.replace(/: ".*?"(?=\n|$)/gs, ': "…"').replace(/\bvalue ".*?" is\b/gs, 'value "…" is');

/** Of a database's error what is the schema's; its detail and what surrounds it are somebody's data. */
const schemaOf = (err: object) => {
  const { code: sqlState, table, column, constraint } = err as Record<string, unknown>;
  return { sqlState, table, column, constraint };
};

const serializeError = (err: Error) => {
  const all = pino.stdSerializers.err(err);
  // What is no error is told as it is.
  if (!(err instanceof Error)) return all;
  const words = { message: withoutValues(all.message), stack: withoutValues(all.stack) };
  return 'severity' in err
    ? { type: all.type, ...words, ...schemaOf(err) }
    : { ...all, ...words, aggregateErrors: undefined };
};

/** Standard output, several lines at a time: a system call for each costs more than its making. */
const standardOutput = (): DestinationStream => {
  const to = pino.destination({ minLength: 4096, periodicFlush: 100 });
  process.on('exit', () => to.flushSync());
  return to;
};

export const openLog = (name: string, level: string, to = standardOutput()): Logger =>
  pino(
    {
      level,
      base: { process: name },
      ...(traces.on && { mixin: traceOfLine }),
      redact: {
        paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
        censor: '[redacted]',
      },
      serializers: { err: serializeError },
    },
    to,
  );
