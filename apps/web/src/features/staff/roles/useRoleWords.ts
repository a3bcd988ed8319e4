import type { PlainValue } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useTitles } from './useTitles.ts';

/** How a role's fields and their values read. */
export const useRoleWords = () => {
  const { t } = useTranslation(['staff', 'shared']);
  const titleOf = useTitles();
  return {
    label: (field: string) => t(`role.${field as 'nameZh'}`),
    text: (field: string, value: PlainValue) => {
      if (field === 'twoFactor') return t(value ? 'role.yes' : 'role.no');
      if (field !== 'permissions' || !Array.isArray(value)) return undefined;
      return value.map(titleOf).join(t('shared:list.comma'));
    },
  };
};
