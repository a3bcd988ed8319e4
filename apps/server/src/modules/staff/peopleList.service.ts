import type { listStaff, Parsed, StaffKind, StaffMember } from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { heldOfMany } from '../../platform/heldPermissions.ts';
import { factorsOfMany, hasAny, members } from '../auth/index.ts';
import { whoAsks } from './administer.ts';
import { toGrant } from './grants.ts';
import * as repo from './people.repository.ts';
import { lockOf } from './reach.ts';

type Row = Awaited<ReturnType<typeof repo.select>>[number];

const stateOf = (row: Row): StaffMember['state'] => {
  if (row.left_at) return 'left';
  if (row.disabled_at) return 'disabled';
  return row.waiting ? 'waiting' : 'enabled';
};

/** What stands beside people, of all of a page at once. */
const besides = async (ctx: Ctx, ids: readonly string[]) => {
  if (ids.length === 0) return null;
  const [grants, held, factors, needing] = await Promise.all([
    repo.grantsOf(ctx, ids),
    heldOfMany(ctx, ids),
    factorsOfMany(ctx, ids),
    members.whoNeedSecondFactor(ctx, ids),
  ]);
  return { grants: Map.groupBy(grants, ({ user_id }) => user_id), held, factors, needing };
};

/** The tenant's own people. Merchants' members are looked after by their merchants. */
export const list = async (ctx: Ctx, filter: Parsed<typeof listStaff>['query']) => {
  const { pageNo, pageSize } = filter;
  const [me, rows, total] = await Promise.all([
    whoAsks(ctx),
    repo.select(ctx, filter),
    repo.count(ctx, filter),
  ]);
  const more = await besides(
    ctx,
    rows.map(({ id }) => id),
  );
  const { zone } = ctx.tenant;
  const records = rows.map((row): StaffMember => {
    const given = more?.grants.get(row.id) ?? [];
    const factors = more?.factors.get(row.id);
    return {
      id: row.id,
      revision: row.revision,
      username: row.username,
      realname: row.realname,
      phone: row.phone ?? '',
      email: row.email ?? '',
      kind: row.kind as StaffKind,
      isIt: row.is_it,
      roles: given.map((one) => toGrant(ctx, one)),
      state: stateOf(row),
      secondFactor: {
        required: more?.needing.has(row.id) ?? false,
        set: factors !== undefined && hasAny(factors),
      },
      sessions: row.sessions,
      signedInTime: row.signed_in_at && toWire(row.signed_in_at, zone),
      createTime: toWire(row.created_at, zone),
      lock: lockOf(me, row, more?.held.get(row.id) ?? new Map(), given),
    };
  });
  return { records, total, pageNo, pageSize };
};
