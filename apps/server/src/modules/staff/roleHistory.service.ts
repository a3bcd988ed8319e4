import { isPermission, type Parsed, type revertRole } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { historyOf } from '../../platform/revisions/revisions.ts';
import * as repo from './roles.repository.ts';
import { editedRole, formOf, type RoleForm, save } from './roles.service.ts';

const most = 100;

export const history = async (ctx: Ctx, id: string) => {
  await repo.one(ctx, id);
  return historyOf(ctx, editedRole, id, most);
};

/** A role as it was: what has changed since is taken back, the latest first. */
const asOf = async (ctx: Ctx, role: repo.RoleRow, to: number): Promise<RoleForm> => {
  const lines = (await historyOf(ctx, editedRole, role.id, role.revision)).filter(
    ({ revision }) => revision > to,
  );
  if (to >= role.revision || lines.length !== role.revision - to) refuse('role.noSuchRevision');
  const form: Record<string, unknown> = { ...formOf(role) };
  for (const { changes } of lines) for (const { field, from } of changes) form[field] = from;
  const permissions = ((form.permissions ?? []) as string[]).filter(isPermission);
  return { ...(form as unknown as RoleForm), permissions };
};

export const revert = (ctx: Ctx, { id, revision, to }: Parsed<typeof revertRole>['body']) =>
  save(ctx, {
    id,
    revision,
    // Whoever came second hears that first, whatever they wanted to go back to.
    form: (role) => (role.revision === revision ? asOf(ctx, role, to) : formOf(role)),
  });
