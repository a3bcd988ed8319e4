import type { TalkKind } from '../threads/index.ts';

/** The talk about a disputed change is of all who look after disputes, wherever they work. */
export const changeTalk: TalkKind = { kind: 'costChange', staffAt: async () => null };
