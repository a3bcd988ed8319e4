import {
  editMenu,
  getUserPermissionByToken,
  listMenus,
  type MenuDraftEntry,
  type MenuEntry,
  type MenuForm,
  publishMenu,
} from '@alpaca/contract';
import type { TestApp } from '../../testing/app.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;

export const draftOf = async (visitor: Visitor) => (await visitor.call(listMenus)).result;

/** An entry of the draft, by its page key, its permission or its Chinese name. */
export const entryOf = async (visitor: Visitor, by: string): Promise<MenuDraftEntry> => {
  const { entries } = await draftOf(visitor);
  const found = entries.find(
    ({ component, permission, nameZh }) => component === by || permission === by || nameZh === by,
  );
  if (!found) throw new Error(`no entry ${by}`);
  return found;
};

/** What its form holds. */
export const formOfEntry = (entry: MenuDraftEntry): MenuForm => {
  const {
    id: _,
    revision: __,
    parentId: ___,
    path: ____,
    name: _____,
    state: ______,
    ...form
  } = entry;
  return form;
};

export const publish = async (visitor: Visitor) => {
  const { revision } = await draftOf(visitor);
  return visitor.call(publishMenu, { body: { draft: revision } });
};

/** Saves an entry with some fields changed. */
export const changeEntry = async (visitor: Visitor, by: string, fields: Partial<MenuForm>) => {
  const entry = await entryOf(visitor, by);
  const { id, revision } = entry;
  return visitor.call(editMenu, { body: { ...formOfEntry(entry), ...fields, id, revision } });
};

const titles = (menu: readonly MenuEntry[]): string[] =>
  menu.flatMap(({ meta, children }) => [meta.title, ...titles(children)]);

/** The menu that somebody has, as its titles. */
export const titlesSeen = async (visitor: Visitor) =>
  titles((await visitor.call(getUserPermissionByToken)).result.menu);
