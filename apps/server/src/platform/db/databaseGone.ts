// The database is away, starting, out of disk, memory or connections, or ended a statement that took
// too long: asking later will help.
const gone = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53200',
  '53300',
  '58030',
]);

/** Nothing is wrong with what was asked: there was nobody to answer. */
export const isDatabaseGone = ({
  code = '',
  message,
}: Error & { code?: string | undefined }): boolean =>
  gone.has(code) ||
  // What pg says of a connection that ended has no code.
  /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(message);

// Two who waited for each other, or for something that a third held too long.
const inTheWay = new Set(['40001', '40P01', '55P03']);

/** Whether the same may work out a moment later. */
export const willPass = (error: unknown): boolean =>
  error instanceof Error &&
  (isDatabaseGone(error) || inTheWay.has((error as { code?: string }).code ?? ''));
