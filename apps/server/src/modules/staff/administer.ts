import type { Permission, StaffKind } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { takeTurn } from '../../platform/dataRules/administering.ts';
import { type RulesOfRoles, rulesOfRoles } from '../../platform/dataRules/roleRules.ts';
import { sightOfUser } from '../../platform/dataRules/rulesOfUser.ts';
import type { Sight } from '../../platform/dataRules/seesNoMore.ts';
import { orSaidNo } from '../../platform/db/saidNo.ts';
import { type HeldUntil, heldBy } from '../../platform/heldPermissions.ts';
import { refuse } from '../../platform/refusal.ts';
import { members } from '../auth/index.ts';

/** Who looks after people and roles, by what they hold now and not by what a session remembers. */
export interface Administering {
  userId: string;
  kind: StaffKind;
  isIt: boolean;
  held: HeldUntil;
  /** What data rules leave of them, and what they leave of each role. */
  sight: Sight;
  rules: RulesOfRoles;
}

export const whoAsks = async (ctx: Ctx): Promise<Administering> => {
  const userId = ctx.session?.userId ?? refuse('session.over');
  const [me, held, sight, rules] = await Promise.all([
    ctx.db
      .selectFrom('users')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('id', '=', userId)
      .where('disabled_at', 'is', null)
      .where('kind', '<>', 'merchant')
      .select(['kind', 'is_it'])
      .executeTakeFirst(),
    heldBy(ctx, userId),
    sightOfUser(ctx, userId),
    rulesOfRoles(ctx),
  ]);
  if (!me) return refuse('session.over');
  return { userId, kind: me.kind as StaffKind, isIt: me.is_it, held, sight, rules };
};

/**
 * One change of people or roles at a time in a tenant, so that what is looked at is what is changed. The
 * table's own guard, that somebody is left who can do this, waits for the same turn.
 */
export const administer = <T>(
  ctx: Ctx,
  needs: Permission,
  change: (ctx: Ctx, me: Administering) => Promise<{ userIds: readonly string[]; result: T }>,
): Promise<T> =>
  members.changePermissions(ctx, async (ctx) => {
    await takeTurn(ctx);
    const me = await whoAsks(ctx);
    if (!me.held.has(needs)) refuse('request.forbidden');
    const done = await change(ctx, me);
    await sql`set constraints all immediate`.execute(ctx.db).catch(orSaidNo);
    return done;
  });
