import {
  isPermission,
  type MenuForm,
  type MenuType,
  mayHold,
  menuLevelsMost,
  pageKeys,
} from '@alpaca/contract';
import { refuse } from '../../platform/refusal.ts';
import { belowOf, type MenuRow, typeOf } from './menuRows.ts';

interface Others {
  /** The draft without the entry that the form is about. */
  others: readonly MenuRow[];
  /** An entry's name, as whoever fills the form reads it. */
  named: (row: MenuRow) => string;
}

const requirePermission = ({ permission, kinds }: MenuForm, { others, named }: Others) => {
  if (!permission) return;
  if (!isPermission(permission)) refuse('menu.permissionUnknown');
  const taken = others.find((row) => row.permission === permission);
  if (taken) refuse('menu.permissionTaken', { name: named(taken) });
  if (!kinds.every((kind) => mayHold(kind, permission))) refuse('menu.kindsCannotHold');
};

const requirePage = ({ component }: MenuForm, { others, named }: Others) => {
  if (!component) return;
  if (!pageKeys.some((key) => key === component)) refuse('menu.pageUnknown');
  const taken = others.find((row) => row.component === component);
  if (taken) refuse('menu.pageTaken', { name: named(taken) });
};

/** What a form must not say, whatever stands where. */
export const requireForm = (form: MenuForm, { others, named }: Others) => {
  requirePage(form, { others, named });
  requirePermission(form, { others, named });
  const { redirect } = form;
  const leads = (row: MenuRow) => row.component !== '' && row.path === redirect;
  if (redirect && !others.some(leads)) refuse('menu.redirectUnknown');
};

const levelOf = (rows: readonly MenuRow[], id: string | null): number => {
  const row = rows.find((one) => one.id === id);
  return row ? 1 + levelOf(rows, row.parent_id) : 0;
};

const heightOf = (rows: readonly MenuRow[], id: string): number =>
  1 +
  Math.max(
    0,
    ...rows
      .filter(({ parent_id, type }) => parent_id === id && type !== 'button')
      .map((row) => heightOf(rows, row.id)),
  );

interface Place {
  /** The entry that is put there; undefined while it is new. */
  id?: string;
  type: MenuType;
  parentId: string | null;
}

/** Where an entry may stand: buttons on pages, all else in groups, nothing in itself, so many levels. */
export const requirePlace = (rows: readonly MenuRow[], { id, type, parentId }: Place) => {
  const parent = rows.find((row) => row.id === parentId);
  if (parentId !== null && !parent) refuse('menu.notFound');
  if (id !== undefined && (parentId === id || belowOf(rows, id).some((row) => row.id === parentId)))
    refuse('menu.cycle');
  const fits =
    type === 'button'
      ? parent !== undefined && typeOf(parent) === 'page'
      : parent === undefined || typeOf(parent) === 'group';
  if (!fits) refuse('menu.wrongParent');
  const height = type === 'button' ? 0 : id === undefined ? 1 : heightOf(rows, id);
  if (levelOf(rows, parentId) + height > menuLevelsMost)
    refuse('menu.tooDeep', { most: menuLevelsMost });
};
