import {
  type addTeamMember,
  type editTeamMember,
  everyMembersPermissions,
  isPermission,
  type listTeam,
  type Parsed,
  type Permission,
  type TeamMember,
  withNeeds,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { permissionsOfMany } from '../../platform/heldPermissions.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Edited, saveRevision } from '../../platform/revisions/revisions.ts';
import { members } from '../auth/index.ts';
import { grantable } from './grantable.ts';
import * as repo from './team.repository.ts';

const me = (ctx: Ctx): Session => ctx.session ?? refuse('session.over');
/**
 * Nobody manages the owner, nor themselves, nor who may do more than they: a new password for such
 * a colleague would be a way to what one was not given.
 */
const lockOf = (
  { userId, permissions }: Session,
  member: { id: string; is_owner: boolean },
  theirs: readonly string[],
): TeamMember['lock'] => {
  if (member.is_owner) return 'owner';
  if (member.id === userId) return 'self';
  return theirs.every((permission) => permissions.has(permission)) ? '' : 'beyond';
};

export const list = async (ctx: Ctx, filter: Parsed<typeof listTeam>['query']) => {
  const { pageNo, pageSize } = filter;
  const [rows, total] = await Promise.all([
    repo.select(ctx, ownMerchant(ctx), filter),
    repo.count(ctx, ownMerchant(ctx), filter),
  ]);
  const permissions = await permissionsOfMany(
    ctx,
    rows.map(({ id }) => id),
  );
  const records = rows.map((row): TeamMember => {
    const theirs = permissions.get(row.id) ?? [];
    return {
      id: row.id,
      revision: row.revision,
      username: row.username,
      realname: row.realname,
      phone: row.phone ?? '',
      email: row.email ?? '',
      isOwner: row.is_owner,
      disabled: row.disabled_at !== null,
      permissions: theirs.sort(),
      createTime: toWire(row.created_at, ctx.tenant.zone),
      lock: lockOf(me(ctx), row, theirs),
    };
  });
  return { records, total, pageNo, pageSize };
};

/** What was chosen, what that needs, and what everyone has; never more than who grants it holds. */
const granted = async (ctx: Ctx, chosen: readonly string[]): Promise<Permission[]> => {
  if (!chosen.every(isPermission)) return refuse('team.cannotGrant');
  const allowed = await grantable(ctx, me(ctx));
  const whole = withNeeds(chosen);
  if (whole.some((permission) => !allowed.has(permission))) refuse('team.cannotGrant');
  const basic = everyMembersPermissions.filter((permission) => allowed.has(permission));
  return [...new Set([...basic, ...whole])];
};

export const add = (ctx: Ctx, form: Parsed<typeof addTeamMember>['body']) =>
  inTx(ctx, async (ctx) => {
    const permissions = await granted(ctx, form.permissions);
    const merchantId = ownMerchant(ctx);
    const id = await members.addMember(ctx, { merchantId, ...form });
    await repo.setPermissions(ctx, { id, merchantId }, permissions);
    ctx.trail?.note({ username: form.username });
    return { id };
  });

/** A member whom the caller may manage, held until the transaction ends. */
const managed = async (ctx: Ctx, id: string) => {
  const member = await repo.lockMember(ctx, ownMerchant(ctx), id);
  const theirs = (await permissionsOfMany(ctx, [id])).get(id) ?? [];
  if (lockOf(me(ctx), member, theirs) !== '') refuse('team.locked');
  ctx.trail?.note({ username: member.username });
  return { ...member, permissions: theirs };
};

const edited: Edited = { kind: 'member', table: 'users', missing: 'user.notFound' };

type Form = { realname: string; email?: string | null | undefined; permissions: readonly string[] };
const told = ({ realname, email, permissions }: Form) => ({
  realname,
  email,
  permissions: permissions.toSorted(),
});

export const edit = (ctx: Ctx, form: Parsed<typeof editTeamMember>['body']) =>
  members.changePermissionsOf(ctx, form.id, async (ctx) => {
    const { id, revision } = form;
    const member = await managed(ctx, id);
    const permissions = await granted(ctx, form.permissions);
    const [before, after] = [told(member), told({ ...form, permissions })];
    const saved = await saveRevision(ctx, edited, { id, revision, before, after });
    await members.renameMember(ctx, member, form);
    await repo.setPermissions(ctx, { id, merchantId: ownMerchant(ctx) }, permissions);
    return saved;
  });

export const setState = async (ctx: Ctx, { id, disabled }: { id: string; disabled: boolean }) => {
  await members.setDisabled(ctx, id, disabled, async (ctx) => {
    ctx.trail?.note({ as: disabled ? 'disabled' : 'enabled' });
    return managed(ctx, id);
  });
  return null;
};

export const setPassword = async (ctx: Ctx, { id, password }: { id: string; password: string }) => {
  await members.setPasswordOf(ctx, id, password, (ctx) => managed(ctx, id));
  return null;
};
