import { getUserPermissionByToken } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { isFresh, useAccess } from '../../shared/access/access.ts';
import { callKey } from '../../shared/api/useCall.ts';

/** While the menu is asked for again: what happens, and a way not to wait for the next try. */
export const MenuWaiting = () => {
  const { t } = useTranslation('shell');
  const queries = useQueryClient();
  const access = useAccess();
  if (isFresh(access) || access.failureCount === 0) return null;
  // Asked anew: to refetch would only join the try that waits for its turn.
  const tryNow = () => void queries.resetQueries({ queryKey: callKey(getUserPermissionByToken) });
  return (
    <Alert
      showIcon
      type="warning"
      title={t('menu.waiting')}
      action={<Button onClick={tryNow}>{t('menu.tryNow')}</Button>}
    />
  );
};
