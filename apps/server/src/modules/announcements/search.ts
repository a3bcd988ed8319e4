import type { ExpressionBuilder } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { holding as likeHolding } from '../../platform/lists/likeText.ts';

/** Notices whose title holds the text, in either language. */
export const holding = (text: string) => (where: ExpressionBuilder<DB, 'notices'>) =>
  where.or([
    where('notices.title_zh', 'ilike', likeHolding(text)),
    where('notices.title_en', 'ilike', likeHolding(text)),
  ]);
