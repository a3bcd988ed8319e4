import { listDeciders } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../shared/api/useCall.ts';
import { usePermission } from '../../shared/permission/permission.ts';

/** How a list of names is put together, a few of them. */
const namesShown = 5;

/** Who else may decide, in words: before one asks, and where nobody can. */
export const useDeciders = (enabled = true) => {
  const { t } = useTranslation('opsMerchants');
  const mayAsk = usePermission('ops:approvals');
  const { data } = useCall(listDeciders, {}, { enabled: enabled && mayAsk, meta: { quiet: true } });
  const nobody = data?.length === 0;
  const names = (data ?? []).slice(0, namesShown).join(t('approvals.nameSeparator'));
  return {
    nobody,
    /** Said beside every form that asks. */
    hint: nobody
      ? t('approvals.nobody')
      : names
        ? t('approvals.by', { names })
        : t('approvals.byOther'),
  };
};
