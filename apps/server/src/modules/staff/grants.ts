import { type Grant, roleFits, type StaffKind } from '@alpaca/contract';
import { addDays, todayOf } from '../../platform/clock/days.ts';
import { fromWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Administering } from './administer.ts';
import { canGive, type Given, isInSight } from './reach.ts';
import * as repo from './roles.repository.ts';

/** The end of a day is the beginning of the next. */
const endOf = (ctx: Ctx, day: string | null) =>
  day === null ? null : fromWire(`${addDays(day, 1)} 00:00:00`, ctx.tenant.zone);

const lastDayOf = (ctx: Ctx, expires: Date | null) =>
  expires && todayOf(ctx, new Date(expires.getTime() - 1));

export const nameOf = ({ name_zh, name_en }: { name_zh: string; name_en: string }) =>
  `${name_zh} · ${name_en}`;

type Shown = Given & { name_zh: string; name_en: string };

export const toGrant = (ctx: Ctx, given: Shown): Grant => ({
  roleId: given.role_id,
  nameZh: given.name_zh,
  nameEn: given.name_en,
  until: lastDayOf(ctx, given.expires_at),
  over: given.expires_at !== null && given.expires_at <= new Date(),
});

/** As a form's history tells it. */
export const inWords = (ctx: Ctx, given: readonly Shown[]) =>
  given
    .map((one) => {
      const until = lastDayOf(ctx, one.expires_at);
      return until ? `${nameOf(one)} → ${until}` : nameOf(one);
    })
    .toSorted();

interface Wanted {
  id: string;
  kind: StaffKind;
  roles: readonly { roleId: string; until: string | null }[];
}

const isSame = (one: Given | undefined, expires: Date | null) =>
  one !== undefined && (one.expires_at?.getTime() ?? null) === (expires?.getTime() ?? null);

/**
 * The roles that a form asks for, refused where the caller can't give one of them for so long, or where
 * together they show more than the caller sees.
 */
export const grantable = async (
  ctx: Ctx,
  me: Administering,
  { id, kind, roles }: Wanted,
  had: readonly Given[] = [],
): Promise<Shown[]> => {
  const known = new Map((await repo.select(ctx)).map((role) => [role.id, role]));
  const wanted = new Map(roles.map(({ roleId, until }) => [roleId, endOf(ctx, until)]));
  const given = [...wanted].map(([role_id, expires_at]) => {
    const role = known.get(role_id) ?? refuse('role.notFound');
    if (!roleFits(role.kind as StaffKind, kind)) refuse('staff.kindFits');
    const before = had.find((one) => one.role_id === role_id);
    if (!isSame(before, expires_at)) {
      if (expires_at && expires_at <= new Date()) refuse('staff.expiryPast');
      if (!canGive(me.held, role.permissions, expires_at)) refuse('role.cannotGrant');
    }
    return { role_id, expires_at, name_zh: role.name_zh, name_en: role.name_en };
  });
  if (!isInSight(me, id, given)) refuse('role.cannotGrant');
  return given;
};
