import { getUserPermissionByToken, type MenuEntry } from '@alpaca/contract';
import { askAs } from './api.ts';

const pathsOf = (menu: readonly MenuEntry[]): string[] =>
  menu.flatMap((entry) => [
    ...(entry.component && !entry.hidden && !entry.meta.internalOrExternal ? [entry.path] : []),
    ...pathsOf(entry.children),
  ]);

/** Every page that somebody's menu leads to: a new page is among them by itself. */
export const menuPathsOf = async (user: string) => {
  const { menu } = await askAs(user, getUserPermissionByToken, {});
  return pathsOf(menu);
};

/** One of each kind of user. */
export const users = ['starfield', 'yunling-op', 'yunling-admin'] as const;
