import { useTranslation } from 'react-i18next';
import { useDict } from '../../../shared/api/useDict.ts';
import type { Skipped } from './acts.ts';

/** Why orders are left out, in words. */
export const useReasons = () => {
  const { t } = useTranslation('orders');
  const { textOf } = useDict('order_status');
  return ({ obstacle, status }: Pick<Skipped, 'obstacle' | 'status'>) =>
    t(`obstacle.${obstacle}`, { status: textOf(status) });
};
