import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';

interface StaffRole {
  id: string;
  name: string;
  people: number;
}

/** The roles of the tenant's own people, and how many have each. */
export const staffRoles = async (ctx: Ctx): Promise<StaffRole[]> => {
  const name = sql.ref(ctx.lang === 'en_US' ? 'name_en' : 'name_zh');
  const { rows } = await sql<StaffRole>`
    select r.id, r.${name} as name, count(u.id)::int as people from roles r
    left join user_roles g on g.tenant_id = r.tenant_id and g.role_id = r.id
    left join users u on u.tenant_id = g.tenant_id and u.id = g.user_id and u.disabled_at is null
    where r.tenant_id = ${ctx.tenant.id} and r.kind <> 'merchant'
    group by r.tenant_id, r.id order by r.code`.execute(ctx.db);
  return rows;
};

/** These roles by their ids; a merchant's role takes no rules. */
export const requireRoles = async (ctx: Ctx, ids: readonly string[]) => {
  const known = new Map((await staffRoles(ctx)).map((role) => [role.id, role]));
  return [...new Set(ids)].map((id) => known.get(id) ?? refuse('dataRule.unknownRole'));
};

/** Everybody who has one of these roles. */
export const peopleOf = async (ctx: Ctx, roleIds: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from user_roles
    where tenant_id = ${ctx.tenant.id} and role_id = any(${[...roleIds]}::uuid[])`.execute(ctx.db);
  return rows.map(({ user_id }) => user_id);
};
