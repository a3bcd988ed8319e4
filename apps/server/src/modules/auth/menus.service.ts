import type { Language, MenuEntry } from '@alpaca/contract';
import type { Ctx, Session } from '../../platform/context.ts';

const load = (ctx: Ctx) =>
  ctx.db
    .selectFrom('menus')
    .where('tenant_id', '=', ctx.tenant.id)
    .orderBy('sort')
    .selectAll()
    .execute();
/** An entry as a table has it, published or not. */
type MenuRow = Omit<Awaited<ReturnType<typeof load>>[number], 'tenant_id'>;

/** Of a session, what decides about a menu. */
export type Viewer = Pick<Session, 'kind' | 'isIt' | 'permissions'>;

const mayUse = (viewer: Viewer, row: MenuRow) =>
  row.kinds.includes(viewer.kind) &&
  (!row.it_only || viewer.isIt) &&
  (row.permission === '' || viewer.permissions.has(row.permission));

const titleIn = (lang: Language) => (row: MenuRow) =>
  lang === 'en_US' ? row.name_en : row.name_zh;

const entry = (
  row: MenuRow,
  title: string,
  buttons: MenuRow[],
  children: MenuEntry[],
): MenuEntry => ({
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
    titles: { zh: row.name_zh, en: row.name_en, third: row.name_third },
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

/** What somebody sees of a menu; its entries come in their order. */
export const menuFor = (rows: readonly MenuRow[], viewer: Viewer, lang: Language): MenuEntry[] => {
  const title = titleIn(lang);
  const usable = rows.filter((row) => mayUse(viewer, row));
  const below = (parent: string | null): MenuEntry[] =>
    usable
      .filter((row) => row.parent_id === parent && row.type !== 'button')
      .map((row) => {
        const buttons = usable.filter((b) => b.parent_id === row.id && b.type === 'button');
        return { row, made: entry(row, title(row), buttons, below(row.id)) };
      })
      .filter(({ row, made }) => row.type === 'page' || made.children.length > 0)
      .map(({ made }) => made);
  return below(null);
};

/** The menu a user may see and the actions they may take, with names in the language asked for. */
export const accessOf = async (ctx: Ctx, session: Session) => {
  const rows = await load(ctx);
  const title = titleIn(ctx.lang);
  const usable = rows.filter((row) => mayUse(session, row));
  const authority = (from: MenuRow[]) =>
    from
      .filter((row) => row.permission !== '')
      .map((row) => ({ action: row.permission, describe: title(row) }));
  return {
    menu: menuFor(rows, session, ctx.lang),
    auth: authority(usable),
    allAuth: authority(rows),
    owner: await ownerOf(ctx, session),
  };
};
