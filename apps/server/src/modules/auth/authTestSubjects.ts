import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import type { Subjects } from '../../testing/subjects.ts';
import { startSession } from './sessions.service.ts';

interface Owner {
  ctx: Ctx;
  userId: string;
}

export const newSession = async ({ ctx, userId }: Owner): Promise<string> => {
  await startSession(ctx, userId);
  const { id } = await ctx.db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const newPasskey = async ({ ctx, userId }: Owner): Promise<string> => {
  const id = newId();
  await ctx.db
    .insertInto('passkeys')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      user_id: userId,
      credential_id: id,
      public_key: Buffer.from('none'),
      counter: '0',
      name: 'Laptop',
    })
    .execute();
  return id;
};

/** An operator of the owner's tenant. */
export const newStaff = async ({ ctx }: Owner): Promise<string> => {
  const id = newId();
  await ctx.db
    .insertInto('users')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      kind: 'operator',
      username: `staff-${id.slice(24)}`,
      password_hash: '',
      realname: '运营',
    })
    .execute();
  return id;
};

export const subjects: Subjects = {
  user: async ({ userId }) => userId,
  session: newSession,
  passkey: newPasskey,
  staff: newStaff,
};
