import type { addStaff, editStaff, Parsed } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { tenantWide } from '../../platform/db/tx.ts';
import { heldBy } from '../../platform/heldPermissions.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Edited, saveRevision } from '../../platform/revisions/revisions.ts';
import { contactColumns } from '../../platform/userContacts.ts';
import {
  deleteSessionsOf,
  newFirstLink,
  nobodysPassword,
  orTaken,
  requireFree,
} from '../auth/index.ts';
import { type Administering, administer } from './administer.ts';
import { grantable, inWords } from './grants.ts';
import * as repo from './people.repository.ts';
import { canMake, lockOf } from './reach.ts';

const edited: Edited = { kind: 'staff', table: 'users', missing: 'user.notFound' };

const refusals = { self: 'staff.own', beyond: 'staff.beyond', left: 'staff.gone' } as const;

/** Somebody whom the caller may manage, held until the transaction ends. */
const managed = async (ctx: Ctx, me: Administering, id: string) => {
  const person = await repo.lock(ctx, id);
  const lock = lockOf(me, person, await heldBy(ctx, id), await repo.grantsOf(ctx, [id]));
  if (lock !== '') refuse(refusals[lock]);
  ctx.trail?.note({ username: person.username });
  return person;
};

type Facts = Parsed<typeof addStaff>['body'];
const facts = (ctx: Ctx, { realname, phone, email, kind, isIt }: Facts) => ({
  realname,
  ...contactColumns(ctx, { phone: phone ?? null, email: email ?? null }),
  kind,
  is_it: isIt,
});

const change = (ctx: Ctx, id: string, values: object) =>
  ctx.db
    .updateTable('users')
    .set(values)
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute()
    .catch(orTaken);

export const add = async (ctx: Ctx, form: Parsed<typeof addStaff>['body']) => {
  const passwordHash = await nobodysPassword();
  return administer(ctx, 'system:staffEdit', async (ctx, me) => {
    if (!canMake(me, form)) refuse('staff.beyond');
    const id = newId();
    const given = await grantable(ctx, me, { ...form, id });
    await requireFree(tenantWide(ctx), form);
    await ctx.db
      .insertInto('users')
      .values({
        tenant_id: ctx.tenant.id,
        id,
        username: form.username,
        password_hash: passwordHash,
        language: ctx.lang,
        ...facts(ctx, form),
      })
      .execute()
      .catch(orTaken);
    await repo.setRoles(ctx, id, given);
    ctx.trail?.note({ username: form.username });
    return { userIds: [], result: { id, path: await newFirstLink(ctx, id) } };
  });
};

const differing = (had: string | null, wanted: string | undefined) =>
  had?.toLowerCase() === wanted?.toLowerCase() ? undefined : wanted;

export const edit = (ctx: Ctx, form: Parsed<typeof editStaff>['body']) =>
  administer(ctx, 'system:staffEdit', async (ctx, me) => {
    const { id, revision, realname, phone, email, kind, isIt } = form;
    const person = await managed(ctx, me, id);
    const had = await repo.grantsOf(ctx, [id]);
    const saying = (roles: Parameters<typeof inWords>[1]) => inWords(ctx, roles);
    if (!canMake(me, form)) refuse('staff.beyond');
    const given = await grantable(ctx, me, form, had);
    const saved = await saveRevision(ctx, edited, {
      id,
      revision,
      before: {
        realname: person.realname,
        phone: person.phone,
        email: person.email,
        kind: person.kind,
        isIt: person.is_it,
        roles: saying(had),
      },
      after: { realname, phone, email, kind, isIt, roles: saying(given) },
    });
    await requireFree(tenantWide(ctx), {
      phone: differing(person.phone, phone),
      email: differing(person.email, email),
    });
    await change(ctx, id, facts(ctx, { ...form, username: person.username }));
    await repo.setRoles(ctx, id, given);
    return { userIds: [id], result: saved };
  });

export const setState = (ctx: Ctx, { id, disabled }: { id: string; disabled: boolean }) =>
  administer(ctx, 'system:staffEdit', async (ctx, me) => {
    await managed(ctx, me, id);
    ctx.trail?.note({ as: disabled ? 'disabled' : 'enabled' });
    await change(ctx, id, { disabled_at: disabled ? new Date() : null });
    if (disabled) await deleteSessionsOf(ctx, id);
    return { userIds: [id], result: null };
  });

/** Whoever knew the old password, or sits somewhere with it, is out; a link lets the person in. */
export const resetPassword = async (ctx: Ctx, id: string) => {
  const passwordHash = await nobodysPassword();
  return administer(ctx, 'system:staffEdit', async (ctx, me) => {
    await managed(ctx, me, id);
    await change(ctx, id, { password_hash: passwordHash });
    await deleteSessionsOf(ctx, id);
    return { userIds: [id], result: { id, path: await newFirstLink(ctx, id) } };
  });
};

export const endSessions = (ctx: Ctx, id: string) =>
  administer(ctx, 'system:staffEdit', async (ctx, me) => {
    await managed(ctx, me, id);
    const ended = await repo.countSessions(ctx, id);
    await deleteSessionsOf(ctx, id);
    return { userIds: [id], result: { ended } };
  });

export const remove = (ctx: Ctx, id: string) =>
  administer(ctx, 'system:staffEdit', async (ctx, me) => {
    const person = await managed(ctx, me, id);
    if (await repo.deleteUnused(ctx, id)) return { userIds: [id], result: { kept: false } };
    await repo.setRoles(ctx, id, []);
    await deleteSessionsOf(ctx, id);
    const now = new Date();
    await change(ctx, id, { disabled_at: person.disabled_at ?? now, left_at: now, is_it: false });
    return { userIds: [id], result: { kept: true } };
  });
