import { sql } from 'kysely';
import type { Ctx } from '../context.ts';

/** One step of something's story, and who took it. */
export interface StepRow {
  id: string;
  step: string;
  user_id: string | null;
  realname: string | null;
  is_staff: boolean;
  amount_minor: bigint | null;
  note: string;
  created_at: Date;
}

/** Where stories are kept, by the column that says whose. */
const columns = { cost_change_steps: 'change_id', claim_steps: 'claim_id' } as const;

/** All that happened to something, first to last. */
export const storySteps = async (
  ctx: Ctx,
  table: keyof typeof columns,
  id: string,
): Promise<StepRow[]> => {
  const { rows } = await sql<StepRow>`
    select s.id, s.step, s.user_id, u.realname, (u.merchant_id is null) as is_staff, s.amount_minor, s.note,
      s.created_at
    from ${sql.table(table)} s
    left join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
    where s.tenant_id = ${ctx.tenant.id} and s.${sql.ref(columns[table])} = ${id}
    order by s.created_at, s.id`.execute(ctx.db);
  return rows;
};

/** A merchant hears what the house did, not who of it. */
export const stepName = (ctx: Ctx, { user_id, realname, is_staff }: StepRow) => {
  if (!user_id) return '';
  if (!is_staff || !ctx.merchantId) return realname ?? '';
  return ctx.lang === 'en_US' ? ctx.tenant.nameEn : ctx.tenant.nameZh;
};
