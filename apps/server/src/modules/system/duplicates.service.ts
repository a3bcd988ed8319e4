import type { Ctx } from '../../platform/context.ts';
import { tenantWide } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';
import { allow } from '../../platform/throttle.ts';
import { hasEmail, hasPhone } from '../../platform/userContacts.ts';

// A person who fills a form asks now and then; who asks for more goes through a list.
export const checksOfUser = { name: 'check-user', points: 100, seconds: 60 * 60 };

type Query = (ctx: Ctx, value: string, exceptId: string | undefined) => Promise<unknown>;

const users = (ctx: Ctx, exceptId: string | undefined) =>
  ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .$if(exceptId !== undefined, (q) => q.where('id', '!=', exceptId as string))
    .select('id');

/** Every (table, field) that may be asked for, each with its own prepared query. */
const queries: ReadonlyMap<string, Query> = new Map<string, Query>([
  [
    'sys_user.username',
    (ctx, value, id) =>
      users(ctx, id).where('username_key', '=', value.toLowerCase()).executeTakeFirst(),
  ],
  [
    'sys_user.phone',
    (ctx, value, id) => users(ctx, id).where(hasPhone(ctx, value)).executeTakeFirst(),
  ],
  [
    'sys_user.email',
    (ctx, value, id) => users(ctx, id).where(hasEmail(ctx, value)).executeTakeFirst(),
  ],
  [
    'sys_permission.perms',
    (ctx, value, id) =>
      // Of the draft: whatever is published was there before.
      ctx.db
        .selectFrom('menu_draft_entries')
        .where('tenant_id', '=', ctx.tenant.id)
        .where('permission', '=', value)
        .$if(id !== undefined, (q) => q.where('id', '!=', id as string))
        .select('id')
        .executeTakeFirst(),
  ],
]);

const isMine = async (ctx: Ctx, id: string) => {
  const user = await users(ctx, undefined).where('id', '=', id).executeTakeFirst();
  return user !== undefined || ctx.scope === 'tenant';
};

/** How a person can be reached tells who is a customer here: merchants hear of their own people only. */
const isPersonal = (fieldName: string) => fieldName === 'phone' || fieldName === 'email';

/** Names must be free in the whole tenant, so the answer looks beyond the asker's own rows. */
export const isFree = async (
  ctx: Ctx,
  asked: { tableName: string; fieldName: string; fieldVal: string; dataId?: string | undefined },
) => {
  const query = queries.get(`${asked.tableName}.${asked.fieldName}`) ?? refuse('check.refused');
  if (!(await allow(ctx, checksOfUser, ctx.session?.userId ?? ''))) refuse('request.tooMany');
  // A row that the asker can't see is not theirs to leave out: it counts like one that isn't there.
  const own = asked.dataId && (await isMine(ctx, asked.dataId)) ? asked.dataId : undefined;
  const within = isPersonal(asked.fieldName) ? ctx : tenantWide(ctx);
  return { free: !(await query(within, asked.fieldVal, own)) };
};
