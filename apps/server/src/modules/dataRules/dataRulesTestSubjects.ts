import { newId } from '../../platform/ids.ts';
import type { Owner, Subjects } from '../../testing/subjects.ts';
import * as repo from './dataRules.repository.ts';

const ordersPage = async ({ ctx }: Owner): Promise<string> => {
  const page = await ctx.db
    .selectFrom('menus')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('key', '=', 'order.list')
    .select('id')
    .executeTakeFirstOrThrow();
  return page.id;
};

const newRole = async ({ ctx }: Owner): Promise<string> => {
  const id = newId();
  const role = { code: id, name_zh: id, name_en: id, kind: 'operator' };
  await ctx.db
    .insertInto('roles')
    .values({ tenant_id: ctx.tenant.id, id, ...role })
    .execute();
  return id;
};

/** A rule that nobody has. */
const newRule = async (owner: Owner): Promise<string> => {
  const { ctx } = owner;
  const id = newId();
  await repo.insert(ctx, id, {
    name: id,
    menu_id: await ordersPage(owner),
    subject: 'orders',
    conditions: [{ column: 'country', op: 'in', values: ['DE'] }],
  });
  return id;
};

export const subjects: Subjects = {
  dataRule: newRule,
  ruledPage: ordersPage,
  staffRole: newRole,
};
