import type { MenuDraftEntry, MenuForm, MenuType } from '@alpaca/contract';

export type MenuValues = Partial<MenuForm>;

const flags = {
  hidden: false,
  keepAlive: true,
  alwaysShow: false,
  isRoute: true,
  itOnly: false,
};

/** A new entry: below a page it can only be a button. */
export const freshMenu = (below: MenuDraftEntry | null): MenuValues => ({
  ...flags,
  type: below?.type === 'page' ? 'button' : below ? 'page' : 'group',
  kinds: below?.kinds ?? ['operator', 'administrator'],
  icon: 'AppstoreOutlined',
});

/** An entry's form, without what is known of it besides. */
export const valuesOf = (entry: MenuDraftEntry): MenuValues => {
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

/** As it is sent: an emptied field is none. */
export const formOf = (values: MenuValues): MenuForm => {
  const filled = Object.entries(values).filter(([, value]) => value !== '' && value !== null);
  const form = Object.fromEntries(filled.filter(([, value]) => value !== undefined));
  return { ...flags, kinds: [], ...form } as unknown as MenuForm;
};

/** Types that may stand below an entry, or at the top. */
export const typesBelow = (below: MenuDraftEntry | null): readonly MenuType[] =>
  below?.type === 'page' ? ['button'] : ['group', 'page', 'link'];
