import { newId } from '../../platform/ids.ts';
import type { Owner, Subjects } from '../../testing/subjects.ts';
import { columnsOf } from './menuRows.ts';
import * as repo from './menus.repository.ts';
import { groupForm } from './menusTestForms.ts';

/** A group of the draft. */
const newMenu = async ({ ctx }: Owner) => {
  const id = newId();
  await repo.insert(ctx, [
    {
      ...columnsOf(groupForm()),
      id,
      parent_id: null,
      type: 'group',
      is_external: false,
      key: `own.${id}`,
      path: `/menu/${id}`,
      sort: 100,
      revision: 1,
    },
  ]);
  return id;
};

export const subjects: Subjects = { menu: newMenu };
