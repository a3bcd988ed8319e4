import { type DestinationStream, type Logger, pino } from 'pino';

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
  'phone',
  'mobile',
  'email',
];

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
      redact: {
        paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
        censor: '[redacted]',
      },
      serializers: { err: pino.stdSerializers.err },
    },
    to,
  );
