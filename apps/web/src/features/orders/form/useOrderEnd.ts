import { getOrderDetail, getOrderSuggestions, listWallets } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { callKey } from '../../../shared/api/useCall.ts';
import { finishHref, formHref, linesPath, specialPath } from '../../../shared/paths/orders.ts';
import { say } from '../../../shared/store/notice.ts';
import { useTab } from '../../../shared/tabs/tabContext.ts';

/** Where one goes from the form: to what became of the order, or on with the draft. */
export const useOrderEnd = (
  way: 'special' | 'lines',
  id: string | undefined,
  forget: () => void,
) => {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const tab = useTab();
  const queries = useQueryClient();
  const renew = () => {
    for (const call of [getOrderDetail, getOrderSuggestions, listWallets]) {
      void queries.invalidateQueries({ queryKey: callKey(call) });
    }
  };
  return {
    sent: (order: string) => {
      forget();
      renew();
      tab.close();
      void navigate(finishHref(order), { replace: true });
    },
    saved: (order: string) => {
      forget();
      renew();
      say('success', t('draftSaved'));
      const path = way === 'lines' ? linesPath : specialPath;
      if (order !== id) void navigate(formHref({ id: order }, path), { replace: true });
    },
  };
};
