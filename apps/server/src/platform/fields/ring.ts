import { createHmac } from 'node:crypto';
import { seal, unseal } from '../seal.ts';

/** A tenant's data keys, unwrapped. Only functions: logged or sent by mistake, it shows nothing. */
export interface Ring {
  seal(place: string, text: string): string;
  open(place: string, sealed: string): string;
  index(kind: string, normal: string): string;
  /** By which key something would be sealed now. */
  current(): string;
}

export interface RingKey {
  id: string;
  key: Buffer;
}

interface Keys {
  tenantId: string;
  /** What is sealed from now on; null where no key could be unwrapped. */
  current: RingKey | null;
  fields: ReadonlyMap<string, Buffer>;
  index: Buffer | null;
}

const sealedForm = /^e1\.(\d{4}[a-z]?)\.([A-Za-z0-9_-]{38,})$/;
const indexBytes = 16;

/** Of a tool that has no keys: what would be sealed is refused. */
export const closedRing = (tenantId: string): Ring =>
  makeRing({ tenantId, current: null, fields: new Map(), index: null });

/** Whether something is sealed; what is not was written before fields were. */
export const isSealed = (text: string) => sealedForm.test(text);

/** By which key it was sealed; null where it is not. */
export const keyIdOf = (sealed: string): string | null => sealedForm.exec(sealed)?.[1] ?? null;

const partKey = (key: Buffer, part: string) => createHmac('sha256', key).update(part).digest();

/**
 * Each place has a key of its own made of the month's: a nonce drawn at random may be drawn some four
 * thousand million times by one key, and the largest tenants come near that with all places together.
 */
export const makeRing = ({ tenantId, current, fields, index }: Keys): Ring => {
  const parts = new Map<string, Buffer>();
  const placeKey = (id: string, place: string) => {
    const name = `${id}/${place}`;
    const known = parts.get(name);
    if (known) return known;
    const key = fields.get(id);
    if (!key) throw new Error(`data key ${id} of tenant ${tenantId} is not at hand`);
    const made = partKey(key, place);
    parts.set(name, made);
    return made;
  };
  const currentId = () => {
    if (!current) throw new Error(`tenant ${tenantId} has no data key at hand`);
    return current.id;
  };
  const about = (place: string) => `${tenantId}|${place}`;
  return {
    seal(place, text) {
      const id = currentId();
      const sealed = seal(placeKey(id, place), text, about(place));
      return `e1.${id}.${sealed.toString('base64url')}`;
    },
    open(place, sealed) {
      const [, id = '', body = ''] = sealedForm.exec(sealed) ?? [];
      return unseal(placeKey(id, place), Buffer.from(body, 'base64url'), about(place));
    },
    index(kind, normal) {
      if (!index) throw new Error(`the index key of tenant ${tenantId} is not at hand`);
      const digest = createHmac('sha256', index).update(`${kind}|${normal}`).digest();
      return digest.subarray(0, indexBytes).toString('base64url');
    },
    current: currentId,
  };
};
