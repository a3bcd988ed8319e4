import type { Tried } from '../../platform/carrier.ts';

export const tryOut = async (): Promise<Tried> => ({ ok: true, reason: { key: 'byHand' } });
