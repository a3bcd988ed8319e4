import {
  type MessageKind,
  type MessageSetting,
  messageKindOf,
  messageKinds,
  type Parsed,
  type saveMessageSetting,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { refuse } from '../../platform/refusal.ts';
import { withContacts } from '../../platform/userContacts.ts';
import { canMail } from './messageMail.service.ts';

const kinds = Object.keys(messageKinds) as MessageKind[];

const saved = (ctx: Ctx, userIds: readonly string[]) =>
  ctx.db
    .selectFrom('message_settings')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('user_id', 'in', [...userIds])
    .select(['user_id', 'kind', 'in_app', 'mail']);

interface Wish {
  in_app: boolean;
  mail: boolean;
}

/** What the user said, or else what the kind says; the bell always has what is urgent. */
const wish = (kind: MessageKind, said: Wish | undefined): { inApp: boolean; mail: boolean } => {
  const spec = messageKindOf(kind);
  const inApp = spec.urgent || (said?.in_app ?? spec.inApp);
  return { inApp, mail: said?.mail ?? spec.mail };
};

/** Which of these users hear of a message of this kind, and where. */
export const wishes = async (ctx: Ctx, kind: MessageKind, userIds: readonly string[]) => {
  const unique = [...new Set(userIds)];
  if (unique.length === 0) return { inApp: [], mail: [] };
  const rows = await saved(ctx, unique).where('kind', '=', kind).execute();
  const said = new Map(rows.map((row) => [row.user_id, row]));
  return {
    inApp: unique.filter((id) => wish(kind, said.get(id)).inApp),
    mail: canMail(ctx) ? unique.filter((id) => wish(kind, said.get(id)).mail) : [],
  };
};

export const list = async (ctx: Ctx) => {
  const userId = ctx.session?.userId as string;
  const [rows, user] = await Promise.all([
    saved(ctx, [userId]).execute(),
    ctx.db
      .selectFrom('users')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('id', '=', userId)
      .select(['email', 'kind'])
      .executeTakeFirstOrThrow(),
  ]);
  const settings = kinds
    .filter((kind) => {
      const { for: kinds, needs } = messageKindOf(kind);
      const hears = kinds.some((one) => one === user.kind);
      return hears && (!needs || ctx.session?.permissions.has(needs));
    })
    .map(
      (kind): MessageSetting => ({
        kind,
        name: words(ctx.lang, `notice.${kind}.name`),
        ...wish(
          kind,
          rows.find((row) => row.kind === kind),
        ),
        urgent: messageKindOf(kind).urgent ?? false,
      }),
    );
  return { canMail: canMail(ctx), mailTo: withContacts(ctx, user).email ?? '', settings };
};

export const save = async (ctx: Ctx, setting: Parsed<typeof saveMessageSetting>['body']) => {
  const { kind, inApp, mail } = setting;
  if (messageKindOf(kind).urgent && !inApp) return refuse('message.urgent');
  const values = { in_app: inApp, mail };
  await ctx.db
    .insertInto('message_settings')
    .values({
      tenant_id: ctx.tenant.id,
      user_id: ctx.session?.userId as string,
      kind,
      ...values,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id', 'kind']).doUpdateSet(values),
    )
    .execute();
  return null;
};
