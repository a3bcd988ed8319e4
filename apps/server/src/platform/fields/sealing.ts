import type { Ring } from './ring.ts';
import { isSealed } from './ring.ts';

/** A ctx, or what a seed has instead of one. */
export interface Sealing {
  tenant: { ring: Ring };
}

/** Where something is kept: `users.phone`. Sealed for one place it opens in no other. */
export type Place = `${string}.${string}`;

/** What may not be read at rest, as it is kept; nothing stays nothing. */
export const sealField = ({ tenant }: Sealing, place: Place, text: string): string =>
  text === '' ? '' : tenant.ring.seal(place, text);

/** What was kept, as it was; also what was kept before fields were sealed. */
export const openField = ({ tenant }: Sealing, place: Place, sealed: string): string =>
  isSealed(sealed) ? tenant.ring.open(place, sealed) : sealed;

/** As `sealField`, for what may be absent. */
export const sealOptional = (sealing: Sealing, place: Place, text: string | null) =>
  text === null ? null : sealField(sealing, place, text);

export const openOptional = (sealing: Sealing, place: Place, sealed: string | null) =>
  sealed === null ? null : openField(sealing, place, sealed);

/** A whole document: a form, an answer, a row as it was. In a jsonb column it is one text. */
export const sealWhole = ({ tenant }: Sealing, place: Place, document: unknown): string =>
  tenant.ring.seal(place, JSON.stringify(document));

/** A document that was sealed whole, or one of before, which is what it is. */
export const openWhole = <T>({ tenant }: Sealing, place: Place, kept: unknown): T =>
  typeof kept === 'string' && isSealed(kept)
    ? (JSON.parse(tenant.ring.open(place, kept)) as T)
    : (kept as T);
