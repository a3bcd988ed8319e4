import type { TalkKind } from '../threads/index.ts';

/** The talk about a claim is of all who look after claims, wherever they work. */
export const claimTalk: TalkKind = { kind: 'claim', staffAt: async () => null };
