import * as areas from './areas.ts';
import type { CallSpec } from './wire/call.ts';

const isCall = (value: unknown): value is CallSpec =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** The table of all calls, by name. */
export const calls: Readonly<Record<string, CallSpec>> = Object.fromEntries(
  Object.entries<unknown>(areas).filter((entry): entry is [string, CallSpec] => isCall(entry[1])),
);
