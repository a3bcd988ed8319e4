import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

export const shown = async (ctx: Ctx) => {
  const rows = await ctx.db
    .selectFrom('adverts')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('is_shown', '=', true)
    .where((e) => e.or([e('valid_from', 'is', null), e('valid_from', '<=', sql<Date>`now()`)]))
    .where((e) => e.or([e('valid_to', 'is', null), e('valid_to', '>', sql<Date>`now()`)]))
    .orderBy('sort')
    .selectAll()
    .execute();
  const english = ctx.lang === 'en_US';
  return rows.map((row) => ({
    id: row.id,
    title: english ? row.title_en : row.title_zh,
    text: english ? row.text_en : row.text_zh,
    imageUrl: row.image_url,
    linkUrl: row.link_url,
  }));
};
