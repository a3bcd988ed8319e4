import { listRoles } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useRoleName } from '../useRoleName.ts';

/** Roles given, in words: as the history tells them, or as a form holds them. */
export const useGrantWords = () => {
  const { t } = useTranslation(['staff', 'shared']);
  const { data = [] } = useCall(listRoles, {}, { meta: { quiet: true } });
  const nameOf = useRoleName();
  const word = (one: unknown) => {
    if (typeof one === 'string') return one;
    const { roleId, until } = one as { roleId: string; until: string | null };
    const role = data.find(({ id }) => id === roleId);
    const name = role ? nameOf(role) : roleId;
    return until ? `${name} → ${until}` : name;
  };
  return (value: unknown) =>
    Array.isArray(value) ? value.map(word).join(t('shared:list.comma')) || t('noRoles') : undefined;
};
