import type { listUsers, Parsed, UserLine } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { holding } from '../../platform/lists/likeText.ts';

type Filter = Parsed<typeof listUsers>['query'];

const filtered = (ctx: Ctx, { search, kind }: Filter) =>
  ctx.db
    .selectFrom('users')
    .leftJoin('merchants', (join) =>
      join
        .onRef('merchants.tenant_id', '=', 'users.tenant_id')
        .onRef('merchants.merchant_id', '=', 'users.merchant_id'),
    )
    .where('users.tenant_id', '=', ctx.tenant.id)
    .where('users.disabled_at', 'is', null)
    .$if(Boolean(kind), (q) => q.where('users.kind', '=', kind as string))
    .$if(Boolean(search), (q) => {
      const like = holding(search as string);
      return q.where((where) =>
        where.or([
          where('users.username', 'ilike', like),
          where('users.realname', 'ilike', like),
          where('merchants.name_zh', 'ilike', like),
          where('merchants.name_en', 'ilike', like),
          where('merchants.code', 'ilike', like),
        ]),
      );
    });

export const list = async (ctx: Ctx, filter: Filter) => {
  const { pageNo, pageSize } = filter;
  const [rows, { total }] = await Promise.all([
    filtered(ctx, filter)
      .orderBy('users.username_key')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .select(['users.id', 'users.username', 'users.realname', 'users.kind'])
      .select(['merchants.name_zh', 'merchants.name_en'])
      .execute(),
    filtered(ctx, filter)
      .select((s) => s.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  const english = ctx.lang === 'en_US';
  const line = (row: (typeof rows)[number]): UserLine => ({
    id: row.id,
    username: row.username,
    realname: row.realname,
    kind: row.kind as UserLine['kind'],
    merchantName: (english && row.name_en) || row.name_zh || '',
  });
  return { records: rows.map(line), total: Number(total), pageNo, pageSize };
};
