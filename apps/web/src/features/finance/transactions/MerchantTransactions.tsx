import { listMerchantTransactions } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { useOwnPlace } from '../../../shared/table/useOwnPlace.ts';
import { wholePagePx } from '../../../shared/table/wholePage.ts';
import { staffTransactionColumns } from './transactionColumns.tsx';

/** Every movement of one merchant's money, for the tenant's own people. */
export const MerchantTransactions = ({ merchantId }: { merchantId: string }) => {
  const { t } = useTranslation('finance');
  const { page, place } = useOwnPlace();
  const query = useListQuery(listMerchantTransactions, { ...page, id: merchantId });
  return (
    <DataTable
      code="ops.merchantTransactions"
      label={t('transaction.title')}
      columns={staffTransactionColumns(t)}
      query={query}
      place={place}
      height={wholePagePx}
      empty={<EmptyState title={t('transaction.none')} text={t('transaction.noneText')} />}
    />
  );
};
