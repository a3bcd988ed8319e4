import { listExchangeRates } from '@alpaca/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../../shared/api/useCall.ts';
import { EmptyState } from '../../../../../shared/feedback/states/EmptyState.tsx';
import { TimeText } from '../../../../../shared/feedback/values/TimeText.tsx';
import { ListPage } from '../../../../../shared/list/ListPage.tsx';
import { AddButton } from '../../../../../shared/permission/ActionButton.tsx';
import { WholeTable } from '../../../../../shared/table/DetailTable.tsx';
import { AddRateDialog } from './AddRateDialog.tsx';

/** What currencies are worth to each other, from when on. */
export const RatesTab = ({ views }: { views: ReactNode }) => {
  const { t } = useTranslation('priceSheets');
  const [adding, setAdding] = useState(false);
  const query = useCall(listExchangeRates, {}, { meta: { quiet: true } });
  return (
    <ListPage
      title={t('title')}
      views={views}
      actions={
        <AddButton permission="ops:priceSheetEdit" onClick={() => setAdding(true)}>
          {t('rates.add')}
        </AddButton>
      }
    >
      <WholeTable
        label={t('tab.rates')}
        query={query}
        rowKey={({ from, to, validFrom }) => `${from} ${to} ${validFrom}`}
        empty={<EmptyState title={t('rates.empty')} />}
        columns={[
          {
            key: 'pair',
            title: t('rates.pair'),
            width: 140,
            render: ({ from, to }) => `${from} → ${to}`,
          },
          {
            key: 'rate',
            title: t('rates.rate'),
            width: 240,
            render: (rate) => t('rates.text', rate),
          },
          {
            key: 'validFrom',
            title: t('rates.validFrom'),
            width: 180,
            render: ({ validFrom }) => <TimeText value={validFrom} to="minute" />,
          },
          { key: 'by', title: t('rates.by'), width: 140 },
        ]}
      />
      <AddRateDialog
        open={adding}
        onClose={() => setAdding(false)}
        onAdded={() => void query.refetch()}
      />
    </ListPage>
  );
};
