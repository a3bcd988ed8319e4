// Nobody leads at the moment, or somebody else than a moment ago: another will, in seconds.
const failingOver = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P01',
  '57P02',
  '57P03',
  // Who was asked to write no longer leads.
  '25006',
  // The tenant is on its way to another cell, or has left.
  'AX503',
]);

// The database is out of disk, memory or connections, or ended a statement that took too long: asking
// later will help.
const gone = new Set([...failingOver, '57014', '53100', '53200', '53300', '58030']);

type Failure = Error & { code?: string | undefined };

// What pg says of a connection that ended, or that was given up because nothing came, has no code.
const ended =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout/;

/** The commit was ended while it waited for another machine: it may be lost with this one, or not. */
export class OutcomeUnknown extends Error {
  constructor() {
    super('the commit stands on one machine, and no other said that it has it');
  }
}

/** Nothing is wrong with what was asked: there was nobody to answer. */
export const isDatabaseGone = (error: Failure): boolean =>
  error instanceof OutcomeUnknown || gone.has(error.code ?? '') || ended.test(error.message);

/** The same, where another answers within seconds: what was asked by a key is worth asking again. */
export const isFailingOver = (error: unknown): boolean =>
  error instanceof Error &&
  (failingOver.has((error as Failure).code ?? '') || ended.test(error.message));

/** The connection leads to who may no longer write: another one must be opened. */
export const isReadOnly = (error: unknown): boolean => (error as Failure).code === '25006';

/** A tenant that is on its way to another cell, or has left: whoever works for all passes by. */
export const isOnItsWay = (error: unknown): boolean => (error as Failure).code === 'AX503';

// Two who waited for each other, or for something that a third held too long.
const inTheWay = new Set(['40001', '40P01', '55P03']);

/** Whether the same may work out a moment later. */
export const willPass = (error: unknown): boolean =>
  error instanceof Error &&
  (isDatabaseGone(error) || inTheWay.has((error as { code?: string }).code ?? ''));
