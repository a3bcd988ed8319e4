import type { Permission } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useAccess } from '../access/access.ts';
import { usePermission } from './permission.ts';

/** Which permission somebody lacks for something and who can give it, in words; undefined if none. */
export const useMissingPermission = (permission: Permission | undefined): string | undefined => {
  const { t } = useTranslation('shared');
  const { data } = useAccess();
  if (usePermission(permission) || !data) return undefined;
  const name = data.allAuth.find(({ action }) => action === permission)?.describe ?? '';
  const { owner } = data;
  return t(owner ? 'missingPermission.owner' : 'missingPermission.admin', { name, owner });
};
