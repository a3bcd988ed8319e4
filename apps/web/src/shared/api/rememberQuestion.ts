import type { CallSpec } from '@alpaca/contract';
import { trimmed } from '../lib/trimmed.ts';
import { local } from '../store/shelves.ts';
import { nameOf, type Question, type Questions, shelfOfQuestions } from './ahead.ts';
import type { Parts } from './sent.ts';

// What is asked later is no part of the page's coming in.
const beginningMs = 20_000;
const addressesMost = 12;
// As many as a browser asks at once.
const questionsMost = 5;

const here = () => window.location.pathname + window.location.search;

/** Where the page was loaded, as its first question finds it. */
let first: { address: string; until: number } | null = null;
const asked = new Map<string, Question>();

/** Notes what the page began with, for the next time that it is loaded at the same address. */
export const rememberQuestion = (call: CallSpec, input: unknown) => {
  first ??= { address: here(), until: Date.now() + beginningMs };
  const { address, until } = first;
  if (Date.now() > until || here() !== address || asked.size === questionsMost) return;
  const { method, path } = call;
  const parts = trimmed(input ?? {}) as Parts;
  const name = nameOf(call, parts);
  if (asked.has(name)) return;
  asked.set(name, { call: { method, path, ...(call.body && { body: 'json' as const }) }, parts });
  const known = local.get<Questions>(shelfOfQuestions()) ?? [];
  const latest: Questions[number] = [address, [...asked.values()]];
  const others = known.filter(([one]) => one !== address);
  local.set(shelfOfQuestions(), [...others, latest].slice(-addressesMost));
};
