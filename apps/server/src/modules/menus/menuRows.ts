import type { MenuForm, MenuType, Names } from '@alpaca/contract';
import type { Selectable } from 'kysely';
import type { Menus } from '../../platform/db/schema.gen.ts';

/** An entry as it stands in the published menu, in the draft and in every version. */
export type MenuRow = Omit<Selectable<Menus>, 'tenant_id'>;
/** One of the draft, which people edit. */
export type DraftRow = MenuRow & { revision: number };

export const menuColumns = [
  'id',
  'parent_id',
  'type',
  'key',
  'name_zh',
  'name_en',
  'name_third',
  'path',
  'component',
  'redirect',
  'url',
  'permission',
  'icon',
  'kinds',
  'hidden',
  'keep_alive',
  'always_show',
  'is_route',
  'is_external',
  'it_only',
  'sort',
] as const satisfies readonly (keyof MenuRow)[];

export const namesOf = ({ name_zh, name_en }: MenuRow): Names => ({ zh: name_zh, en: name_en });

/** The tables know a link as a page that is external. */
export const typeOf = ({ type, is_external }: MenuRow): MenuType =>
  type === 'page' && is_external ? 'link' : (type as MenuType);

export const formOf = (row: MenuRow): MenuForm => ({
  type: typeOf(row),
  nameZh: row.name_zh,
  nameEn: row.name_en,
  nameThird: row.name_third,
  component: row.component,
  redirect: row.redirect,
  ...(row.url && { url: row.url }),
  permission: row.permission,
  ...(row.icon && { icon: row.icon as MenuForm['icon'] }),
  kinds: row.kinds as MenuForm['kinds'],
  hidden: row.hidden,
  keepAlive: row.keep_alive,
  alwaysShow: row.always_show,
  isRoute: row.is_route,
  itOnly: row.it_only,
});

const kindOrder = ['merchant', 'operator', 'administrator'];

/** What a form says of an entry; what is not for its type is left out. */
export const columnsOf = (form: MenuForm) => {
  const { type } = form;
  const isShown = type !== 'button';
  return {
    name_zh: form.nameZh,
    name_en: form.nameEn,
    name_third: form.nameThird ?? '',
    component: type === 'page' ? (form.component ?? '') : '',
    redirect: type === 'group' ? (form.redirect ?? '') : '',
    url: type === 'link' ? (form.url ?? '') : '',
    // A group shows when something in it does; a link is for all of its kinds.
    permission: type === 'page' || type === 'button' ? (form.permission ?? '') : '',
    icon: isShown ? (form.icon ?? '') : '',
    kinds: kindOrder.filter((kind) => form.kinds.some((one) => one === kind)),
    hidden: isShown && form.hidden,
    keep_alive: type === 'page' && form.keepAlive,
    always_show: type === 'group' && form.alwaysShow,
    is_route: isShown ? form.isRoute : true,
    it_only: form.itOnly,
  };
};

/** Each entry followed by what is in it, in the order in which they stand. */
export const inTreeOrder = <R extends MenuRow>(rows: readonly R[]): R[] => {
  const below = Map.groupBy(rows, ({ parent_id }) => parent_id);
  const walk = (parent: string | null): R[] =>
    [...(below.get(parent) ?? [])]
      .sort((a, b) => a.sort - b.sort)
      .flatMap((row) => [row, ...walk(row.id)]);
  return walk(null);
};

/** All that stands below an entry. */
export const belowOf = <R extends MenuRow>(rows: readonly R[], id: string): R[] =>
  rows
    .filter(({ parent_id }) => parent_id === id)
    .flatMap((row) => [row, ...belowOf(rows, row.id)]);
