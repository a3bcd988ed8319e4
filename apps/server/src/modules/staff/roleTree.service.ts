import type { RoleNode, StaffKind } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { whoAsks } from './administer.ts';
import { type MenuRow, menuRows, titleOf } from './menuRows.ts';
import { canGive } from './reach.ts';

/** Areas, their pages and the pages' buttons, as far as a kind of person can have them. */
export const tree = async (ctx: Ctx, kind: StaffKind): Promise<RoleNode[]> => {
  const [{ held }, rows] = await Promise.all([whoAsks(ctx), menuRows(ctx)]);
  const offered = rows.filter(({ kinds }) => kinds.includes(kind));
  const node = (row: MenuRow): RoleNode => ({
    key: row.key,
    type: row.type as RoleNode['type'],
    title: titleOf(ctx, row),
    permission: row.permission,
    held: row.permission === '' || canGive(held, [row.permission], null),
    children: below(row.id),
  });
  const below = (parent: string | null): RoleNode[] =>
    offered
      .filter(({ parent_id }) => parent_id === parent)
      .map(node)
      .filter(({ type, children }) => type !== 'group' || children.length > 0);
  return below(null);
};
