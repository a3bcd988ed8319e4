import {
  type addRole,
  type editRole,
  isPermission,
  mayHold,
  type Parsed,
  type Role,
  type StaffKind,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Edited, saveRevision } from '../../platform/revisions/revisions.ts';
import { type Administering, administer, whoAsks } from './administer.ts';
import { nameOf } from './grants.ts';
import { canGive, isRoleInSight, wholeOf } from './reach.ts';
import * as repo from './roles.repository.ts';

export const editedRole: Edited = { kind: 'role', table: 'roles', missing: 'role.notFound' };

/** All that people decide about a role. */
export interface RoleForm {
  nameZh: string;
  nameEn: string;
  twoFactor: boolean;
  permissions: readonly string[];
}

export const formOf = (role: repo.RoleRow): RoleForm => ({
  nameZh: role.name_zh,
  nameEn: role.name_en,
  twoFactor: role.two_factor,
  permissions: role.permissions,
});

/** What can do or shows more than the caller's own roles is not theirs to change. */
const isBeyond = (me: Administering, { id, permissions }: repo.RoleRow) =>
  !canGive(me.held, permissions, null) || !isRoleInSight(me, id);

export const list = async (ctx: Ctx): Promise<Role[]> => {
  const [me, roles, holders] = await Promise.all([
    whoAsks(ctx),
    repo.select(ctx),
    repo.holders(ctx),
  ]);
  return roles.map((role) => ({
    id: role.id,
    revision: role.revision,
    ...formOf(role),
    permissions: role.permissions,
    kind: role.kind as StaffKind,
    holders: holders.filter(({ role_id }) => role_id === role.id).map(({ realname }) => realname),
    beyond: isBeyond(me, role),
  }));
};

/** What was chosen and what that needs; whatever is new must be the caller's to give, and for good. */
const granted = (
  { held }: Administering,
  kind: string,
  chosen: readonly string[],
  had: readonly string[] = [],
): string[] => {
  const whole = wholeOf(chosen);
  const added = whole.filter((one) => !had.includes(one));
  const isKnown = added.every((one) => isPermission(one) && mayHold(kind as StaffKind, one));
  if (!isKnown || !canGive(held, added, null)) refuse('role.cannotGrant');
  return whole;
};

const requireName = async (ctx: Ctx, form: RoleForm, besides: string | null) => {
  if (await repo.isNamed(ctx, form, besides)) refuse('role.taken');
};

export const add = (ctx: Ctx, form: Parsed<typeof addRole>['body']) =>
  administer(ctx, 'system:roleEdit', async (ctx, me) => {
    const { kind, nameZh, nameEn, twoFactor } = form;
    const permissions = granted(me, kind, form.permissions);
    const id = newId();
    // A new role has no rules: who is under one makes none.
    if (!isRoleInSight(me, id)) refuse('role.cannotGrant');
    await requireName(ctx, form, null);
    await ctx.db
      .insertInto('roles')
      .values({
        tenant_id: ctx.tenant.id,
        id,
        code: id,
        name_zh: nameZh,
        name_en: nameEn,
        kind,
        two_factor: twoFactor,
      })
      .execute();
    await repo.setPermissions(ctx, id, permissions);
    ctx.trail?.note({ name: nameOf({ name_zh: nameZh, name_en: nameEn }) });
    return { userIds: [], result: { id } };
  });

/** A role that the caller may change: one that can do and shows no more than they. */
const managed = async (ctx: Ctx, me: Administering, id: string) => {
  const role = await repo.one(ctx, id);
  if (isBeyond(me, role)) refuse('role.beyond');
  ctx.trail?.note({ name: nameOf(role) });
  return role;
};

interface Saving {
  id: string;
  revision: number;
  /** From what the role is now. */
  form: (role: repo.RoleRow) => RoleForm | Promise<RoleForm>;
}

/** Saves what a role shall be; whoever has it is told at once. */
export const save = (ctx: Ctx, { id, revision, form }: Saving) =>
  administer(ctx, 'system:roleEdit', async (ctx, me) => {
    const role = await managed(ctx, me, id);
    const before = formOf(role);
    const wanted = await form(role);
    const permissions = granted(me, role.kind, wanted.permissions, role.permissions);
    const after = { ...wanted, permissions };
    const saved = await saveRevision(ctx, editedRole, {
      id,
      revision,
      before: { ...before },
      after,
    });
    await requireName(ctx, after, id);
    await ctx.db
      .updateTable('roles')
      .set({ name_zh: after.nameZh, name_en: after.nameEn, two_factor: after.twoFactor })
      .where('tenant_id', '=', ctx.tenant.id)
      .where('id', '=', id)
      .execute();
    await repo.setPermissions(ctx, id, permissions);
    return { userIds: await repo.everGivenTo(ctx, id), result: saved };
  });

export const edit = (ctx: Ctx, { id, revision, ...form }: Parsed<typeof editRole>['body']) =>
  save(ctx, { id, revision, form: () => form });

/** One that nobody has; the table takes no more than that away. */
export const remove = (ctx: Ctx, id: string) =>
  administer(ctx, 'system:roleEdit', async (ctx, me) => {
    await managed(ctx, me, id);
    const given = await repo.everGivenTo(ctx, id);
    if (given.length > 0) refuse('role.held', { count: given.length });
    await ctx.db
      .deleteFrom('roles')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('id', '=', id)
      .execute();
    return { userIds: [], result: null };
  });
