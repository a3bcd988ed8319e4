import type { StaffSecurity } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { raiseMessage } from '../../announcements/index.ts';
import { changeSessionsOf, deleteSessionsOf } from '../sessions.service.ts';
import * as users from '../users.repository.ts';
import { dropFactors, factorsOfMany } from './factors.repository.ts';

const staff = (ctx: Ctx) =>
  ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('kind', '!=', 'merchant')
    .where('disabled_at', 'is', null)
    .select(['id', 'username', 'realname'])
    .orderBy('username');

/** The tenant's own people: few enough to be shown at once. */
export const list = async (ctx: Ctx): Promise<StaffSecurity[]> => {
  const people = await staff(ctx).execute();
  const ids = people.map(({ id }) => id);
  const [factors, needing] = await Promise.all([
    factorsOfMany(ctx, ids),
    users.whoNeedSecondFactor(ctx, ids),
  ]);
  return people.map((person) => ({
    ...person,
    required: needing.has(person.id),
    totp: factors.get(person.id)?.totp ?? false,
    passkeys: factors.get(person.id)?.passkeys ?? 0,
  }));
};

/** Never one's own: that would be a way around the question for it. */
export const reset = async (ctx: Ctx, id: string) => {
  if (id === ctx.session?.userId) refuse('secondFactor.own');
  const person =
    (await staff(ctx).where('id', '=', id).executeTakeFirst()) ?? refuse('user.notFound');
  await changeSessionsOf(ctx, id, async (ctx) => {
    await dropFactors(ctx, id);
    await deleteSessionsOf(ctx, id);
    const vars = { by: ctx.session?.realname ?? '' };
    await raiseMessage(ctx, { kind: 'security.secondFactorReset', userIds: [id], vars });
    ctx.trail?.note({ username: person.username });
  });
  return null;
};
