import type { TalkKind } from '../../threads/index.ts';

/** The talk about a parcel that stands still is of all who look after such parcels, wherever they work. */
export const stallTalk: TalkKind = { kind: 'stall', staffAt: async () => null };
