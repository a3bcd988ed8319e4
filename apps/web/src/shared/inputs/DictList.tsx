import { useTranslation } from 'react-i18next';
import { useDict } from '../api/useDict.ts';

/** Several of a dictionary's values in words. */
export const DictList = ({ code, values }: { code: string; values: readonly string[] }) => {
  const { t } = useTranslation('shared');
  const { textOf } = useDict(code);
  return values.map(textOf).join(t('list.comma')) || '--';
};
