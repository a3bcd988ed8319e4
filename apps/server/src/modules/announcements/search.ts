import type { ExpressionBuilder } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';

const fragment = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Notices whose title holds the text, in either language. */
export const holding = (text: string) => (where: ExpressionBuilder<DB, 'notices'>) =>
  where.or([
    where('notices.title_zh', 'ilike', fragment(text)),
    where('notices.title_en', 'ilike', fragment(text)),
  ]);
