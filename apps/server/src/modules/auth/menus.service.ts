import type { MenuEntry } from '@alpaca/contract';
import type { Ctx, Session } from '../../platform/context.ts';

const load = (ctx: Ctx) =>
  ctx.db
    .selectFrom('menus')
    .where('tenant_id', '=', ctx.tenant.id)
    .orderBy('sort')
    .selectAll()
    .execute();
type Row = Awaited<ReturnType<typeof load>>[number];

const mayUse = (session: Session, row: Row) =>
  row.kinds.includes(session.kind) &&
  (!row.it_only || session.isIt) &&
  (row.permission === '' || session.permissions.has(row.permission));

const entry = (row: Row, title: string, buttons: Row[], children: MenuEntry[]): MenuEntry => ({
  id: row.id,
  path: row.path,
  name: row.key,
  component: row.component,
  redirect: row.redirect,
  hidden: row.hidden,
  alwaysShow: row.always_show,
  route: row.is_route ? '1' : '0',
  meta: {
    title,
    titles: { zh: row.name_zh, en: row.name_en },
    icon: row.icon,
    url: row.url,
    permissionList: [row.permission, ...buttons.map((b) => b.permission)].filter(Boolean),
    keepAlive: row.keep_alive,
    internalOrExternal: row.is_external,
  },
  children,
});

/** The name of who owns a member's merchant; none for the owner and for the tenant's people. */
const ownerOf = async (ctx: Ctx, { merchantId, userId }: Session): Promise<string> => {
  if (!merchantId) return '';
  const row = await ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .where('is_owner', '=', true)
    .where('id', '!=', userId)
    .select(['realname', 'username'])
    .executeTakeFirst();
  return row ? row.realname || row.username : '';
};

/** The menu a user may see and the actions they may take, with names in the language asked for. */
export const accessOf = async (ctx: Ctx, session: Session) => {
  const rows = await load(ctx);
  const title = (row: Row) => (ctx.lang === 'en_US' ? row.name_en : row.name_zh);
  const usable = rows.filter((row) => mayUse(session, row));

  const below = (parent: string | null): MenuEntry[] =>
    usable
      .filter((row) => row.parent_id === parent && row.type !== 'button')
      .map((row) => {
        const buttons = usable.filter((b) => b.parent_id === row.id && b.type === 'button');
        return { row, made: entry(row, title(row), buttons, below(row.id)) };
      })
      .filter(({ row, made }) => row.type === 'page' || made.children.length > 0)
      .map(({ made }) => made);

  const authority = (from: Row[]) =>
    from
      .filter((row) => row.permission !== '')
      .map((row) => ({ action: row.permission, describe: title(row) }));
  return {
    menu: below(null),
    auth: authority(usable),
    allAuth: authority(rows),
    owner: await ownerOf(ctx, session),
  };
};
