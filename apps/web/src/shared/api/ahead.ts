import type { CallSpec } from '@alpaca/contract';
import { mine } from '../store/mine.ts';
import { local } from '../store/shelves.ts';
import { type Parts, sent } from './sent.ts';
import type { Settings } from './settings.ts';

/** A question of a page, as much of it as sending needs. */
export interface Question {
  call: Pick<CallSpec, 'method' | 'path'> & { body?: 'json' };
  parts: Parts;
}

/** By address, the questions that its page began with the last time; the latest addresses last. */
export type Questions = [address: string, questions: Question[]][];

export const shelfOfQuestions = () => mine('questions');

interface Ahead {
  token: string | null;
  at: number;
  reply: Promise<Response>;
}

// Later the page that asks is no longer the one it was loaded for.
const freshMs = 15_000;

const ahead = new Map<string, Ahead>();

export const nameOf = ({ method, path }: Pick<CallSpec, 'method' | 'path'>, parts: Parts) =>
  `${method} ${path} ${JSON.stringify(parts)}`;

/**
 * Asks what the page at this address asked the last time, while its parts are still on their way: on a slow
 * line a question takes as long as half of the page.
 */
export const askAhead = (settings: Settings, address: string) => {
  const token = settings.token();
  if (token === null) return;
  const known = local.get<Questions>(shelfOfQuestions()) ?? [];
  for (const { call, parts } of known.find(([one]) => one === address)?.[1] ?? []) {
    const reply = sent(settings, { call: call as unknown as CallSpec, parts, token });
    // Whoever wants the answer asks once more.
    reply.catch(() => null);
    ahead.set(nameOf(call, parts), { token, at: Date.now(), reply });
  }
};

/** The answer that was asked for ahead, once and for the same session. */
export const takeAhead = (call: CallSpec, parts: Parts, token: string | null) => {
  if (ahead.size === 0) return;
  const name = nameOf(call, parts);
  const found = ahead.get(name);
  ahead.delete(name);
  if (found && found.token === token && Date.now() - found.at < freshMs) return found.reply;
};
