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

export const openLog = (process: string, level: string, to?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: { process },
      redact: {
        paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
        censor: '[redacted]',
      },
      serializers: { err: pino.stdSerializers.err },
    },
    ...(to ? [to] : []),
  );
