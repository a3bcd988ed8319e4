import type { SeenNode } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { type MenuRow, menuRows, titleOf } from './menuRows.ts';

/** Which roles give somebody what, by permission. */
const rolesBehind = async (ctx: Ctx, userId: string) => {
  const { rows } = await sql<{ permission: string; name_zh: string; name_en: string }>`
    select p.permission, r.name_zh, r.name_en from user_roles g
    join roles r on r.tenant_id = g.tenant_id and r.id = g.role_id and r.kind <> 'merchant'
    join role_permissions p on p.tenant_id = g.tenant_id and p.role_id = g.role_id
    where g.tenant_id = ${ctx.tenant.id} and g.user_id = ${userId}
      and (g.expires_at is null or g.expires_at > now())
    order by r.name_en`.execute(ctx.db);
  return Map.groupBy(rows, ({ permission }) => permission);
};

const personOf = async (ctx: Ctx, id: string) =>
  (await ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .where('kind', '<>', 'merchant')
    .select(['realname', 'kind', 'is_it', 'disabled_at'])
    .executeTakeFirst()) ?? refuse('user.notFound');

/** The whole menu, and of each entry why this person has it or not. It looks, and acts for nobody. */
export const see = async (ctx: Ctx, id: string) => {
  const person = await personOf(ctx, id);
  const [rows, roles] = await Promise.all([menuRows(ctx), rolesBehind(ctx, id)]);
  const namesOf = (row: MenuRow) =>
    (roles.get(row.permission) ?? []).map((role) => titleOf(ctx, role));
  const whyNot = (row: MenuRow): SeenNode['why'] => {
    if (person.disabled_at) return 'disabled';
    if (!row.kinds.includes(person.kind)) return 'kind';
    if (row.it_only && !person.is_it) return 'it';
    return row.permission !== '' && !roles.has(row.permission) ? 'permission' : '';
  };
  const node = (row: MenuRow): SeenNode => {
    const children = below(row.id);
    const isEmpty = row.type === 'group' && children.every(({ why }) => why !== '');
    return {
      key: row.key,
      type: row.type as SeenNode['type'],
      title: titleOf(ctx, row),
      path: row.path,
      by: namesOf(row),
      why: whyNot(row) || (isEmpty ? 'permission' : ''),
      children,
    };
  };
  // What is for merchants alone is nobody's here.
  const staffs = rows.filter(({ kinds }) => kinds.some((kind) => kind !== 'merchant'));
  const below = (parent: string | null): SeenNode[] =>
    staffs.filter(({ parent_id }) => parent_id === parent).map(node);
  return { name: person.realname, menu: below(null) };
};
