import { everyMembersPermissions } from '@alpaca/contract';
import { useAccess } from '../../shared/access/access.ts';

const every: readonly string[] = everyMembersPermissions;

/** Whether somebody may do only what everybody may; undefined while that isn't known. */
export const useHasNothing = (): boolean | undefined =>
  useAccess().data?.auth.every(({ action }) => every.includes(action));
