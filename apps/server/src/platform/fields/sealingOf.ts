import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.gen.ts';
import { readRing } from './dataKeys.ts';
import type { Keeper } from './keepers/keeper.ts';
import type { Sealing } from './sealing.ts';

/** The means of a seed, or of a tool that works as the schema's owner. */
export const sealingOf = async (
  db: Kysely<DB>,
  keeper: Keeper,
  tenantId: string,
): Promise<Sealing> => ({ tenant: { ring: (await readRing(db, keeper, tenantId)).ring } });
