import type { Logger } from 'pino';
import type { Cell } from '../cells/cells.ts';
import { noRules } from '../dataRules/sessionRules.ts';
import { singleQueries } from '../db/tx.ts';
import { readRing, ringKeepMs } from './dataKeys.ts';
import type { Keeper } from './keepers/keeper.ts';
import { closedRing, type Ring } from './ring.ts';

export interface Rings {
  of(cell: Cell, tenantId: string): Promise<Ring>;
}

// Asked again soon where the master key, or a data key, could not be reached.
const retryMs = 5_000;
const most = 10_000;

/** A ring that goes on being the tenant's: whoever holds it for hours has keys made since. */
const livingRing = (tenantId: string, read: () => ReturnType<typeof readRing>, log: Logger) => {
  let now = closedRing(tenantId);
  let readAgainAt = 0;
  let reading: Promise<void> | null = null;
  const readNow = async () => {
    try {
      const { ring, missing } = await read();
      now = ring;
      readAgainAt = Date.now() + (missing > 0 ? retryMs : ringKeepMs);
      if (missing > 0) log.error({ tenantId, missing }, 'data keys could not be unwrapped');
    } catch (err) {
      // The tenant's other work goes on, and so does what needs no other keys than those at hand.
      readAgainAt = Date.now() + retryMs;
      log.error({ err, tenantId }, 'data keys could not be read');
    }
  };
  const fresh = () => {
    if (Date.now() < readAgainAt) return null;
    reading ??= readNow().finally(() => {
      reading = null;
    });
    return reading;
  };
  const latest = () => {
    void fresh();
    return now;
  };
  const ring: Ring = {
    seal: (place, text) => latest().seal(place, text),
    open: (place, sealed) => latest().open(place, sealed),
    index: (kind, normal) => latest().index(kind, normal),
    current: () => latest().current(),
  };
  return { ring, fresh };
};

/** The rings of tenants, read when they are first asked for and again every few minutes. */
export const openRings = (keeper: Keeper, log: Logger): Rings => {
  const known = new Map<string, ReturnType<typeof livingRing>>();
  const made = (cell: Cell, tenantId: string) => {
    const scope = { scope: 'tenant', merchantId: null, rules: noRules } as const;
    const db = singleQueries({ cell, tenant: { id: tenantId }, ...scope });
    return livingRing(tenantId, () => readRing(db, keeper, tenantId), log);
  };
  return {
    async of(cell, tenantId) {
      const name = `${cell.name}/${tenantId}`;
      const living = known.get(name) ?? made(cell, tenantId);
      if (known.size >= most) known.clear();
      known.set(name, living);
      await living.fresh();
      return living.ring;
    },
  };
};
