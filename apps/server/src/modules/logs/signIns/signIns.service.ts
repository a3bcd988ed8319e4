import { countedMost, type listSignIns, type Parsed } from '@alpaca/contract';
import { sql } from 'kysely';
import { fromWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { noRules } from '../../../platform/dataRules/sessionRules.ts';
import { readPage } from '../../../platform/lists/readList.ts';
import { readSignIns, signInLine } from '../../auth/index.ts';
import { settingsOf } from '../../system/index.ts';
import { usersCalled } from '../logs.repository.ts';

type Query = Parsed<typeof listSignIns>['query'];

const conditionsOf = async (ctx: Ctx, query: Query) => {
  const { person, merchantId, outcome, address, from, to } = query;
  const { zone } = ctx.tenant;
  const all = [
    sql`s.tenant_id = ${ctx.tenant.id}`,
    person && sql`s.user_id = any(${await usersCalled(ctx, person)}::uuid[])`,
    merchantId && sql`s.merchant_id = ${merchantId}`,
    outcome && sql`s.outcome = ${outcome}`,
    address && sql`s.address = ${address}`,
    from && sql`s.at >= ${fromWire(from, zone)}`,
    to && sql`s.at < ${fromWire(to, zone)}`,
  ].filter((one) => typeof one === 'object');
  return sql.join(all, sql` and `);
};

/** Who signed in or tried to, of all people; the latest first. */
export const list = async (ctx: Ctx, query: Query) => {
  const conditions = await conditionsOf(ctx, query);
  const count = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from
        (select from sign_ins s where ${conditions} limit ${countedMost + 1}) s`.execute(ctx.db);
    return rows[0]?.count ?? 0;
  };
  const { rows, page } = await readPage(query, (part) => readSignIns(ctx, conditions, part), count);
  const { signInDays } = await settingsOf(ctx, 'signInDays');
  const narrowed = ctx.rules !== noRules;
  const records = rows.map((row) => signInLine(ctx, row));
  return { records, ...page, keptDays: signInDays, narrowed };
};
