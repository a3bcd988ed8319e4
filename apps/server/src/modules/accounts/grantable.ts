import { everyMembersPermissions, type MenuEntry, type PermissionNode } from '@alpaca/contract';
import type { Ctx, Session } from '../../platform/context.ts';
import { permissionsOf } from '../auth/menus.service.ts';

type Offered = Awaited<ReturnType<typeof permissionsOf>>;

/** The permissions that someone may pass on: those of menu entries that they have themselves. */
export const grantable = async (ctx: Ctx, session: Session): Promise<ReadonlySet<string>> =>
  new Set((await permissionsOf(ctx, session)).auth.map(({ action }) => action));

const buttons = ({ auth }: Offered, [, ...rest]: readonly string[]): PermissionNode[] =>
  rest.map((permission) => ({
    key: permission,
    title: auth.find(({ action }) => action === permission)?.describe ?? permission,
    permission,
    children: [],
  }));

const chosenFreely = (permission: string) =>
  !everyMembersPermissions.some((every) => every === permission);

const node = (offered: Offered, entry: MenuEntry): PermissionNode[] => {
  const { permissionList, title } = entry.meta;
  const isPage = entry.component !== '';
  const children = isPage
    ? buttons(offered, permissionList)
    : entry.children.flatMap((child) => node(offered, child));
  const permission = isPage ? (permissionList[0] ?? '') : '';
  const shown = isPage ? chosenFreely(permission) : children.length > 0;
  return shown ? [{ key: entry.name, title, permission, children }] : [];
};

/** The same as the menu arranges it, without what every member has anyway. */
export const grantableTree = async (ctx: Ctx, session: Session): Promise<PermissionNode[]> => {
  const offered = await permissionsOf(ctx, session);
  return offered.menu.flatMap((entry) => node(offered, entry));
};
