import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';

/**
 * The table refuses a menu that no administrator could open, at the end of the transaction; it is asked
 * now, so that whoever was let go by somebody else in the same moment is refused in words.
 */
export const requireMenuOpen = async (ctx: Ctx) => {
  try {
    await sql`set constraints keep_menu_open immediate`.execute(ctx.db);
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    if (constraint === 'menus_keep_administrators') refuse('menu.lockedOut', { name: '' });
    throw error;
  }
};
