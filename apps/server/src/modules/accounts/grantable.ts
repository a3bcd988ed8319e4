import { type PermissionGroup, type PermissionNode, permissionGroups } from '@alpaca/contract';
import type { Ctx, Session } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { accessOf } from '../auth/index.ts';

/** The permissions that someone may pass on: those of menu entries that they have themselves. */
export const grantable = async (ctx: Ctx, session: Session): Promise<ReadonlySet<string>> =>
  new Set((await accessOf(ctx, session)).auth.map(({ action }) => action));

/**
 * The same by the jobs they belong to, without what everybody has anyway and without what comes along
 * with others.
 */
export const grantableTree = async (ctx: Ctx, session: Session): Promise<PermissionNode[]> => {
  const { auth } = await accessOf(ctx, session);
  const titles = new Map(auth.map(({ action, describe }) => [action, describe]));
  const groups = Object.keys(permissionGroups) as PermissionGroup[];
  return groups.flatMap((group): PermissionNode[] => {
    const children = permissionGroups[group].flatMap((permission): PermissionNode[] => {
      const title = titles.get(permission);
      return title === undefined ? [] : [{ key: permission, title, permission, children: [] }];
    });
    const title = words(ctx.lang, `permissionGroup.${group}`);
    return children.length > 0 ? [{ key: group, title, permission: '', children }] : [];
  });
};
