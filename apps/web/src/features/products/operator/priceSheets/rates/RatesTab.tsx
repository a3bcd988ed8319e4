import { listExchangeRates } from '@alpaca/contract';
import { Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../../shared/api/useCall.ts';
import { EmptyState } from '../../../../../shared/feedback/states/EmptyState.tsx';
import { StatusTag } from '../../../../../shared/feedback/values/StatusTag.tsx';
import { TimeText } from '../../../../../shared/feedback/values/TimeText.tsx';
import { ListPage } from '../../../../../shared/list/ListPage.tsx';
import { AddButton } from '../../../../../shared/permission/ActionButton.tsx';
import { WholeTable } from '../../../../../shared/table/DetailTable.tsx';
import styles from '../PriceSheets.module.css';
import { AddRateDialog } from './AddRateDialog.tsx';

const choices = ['now', 'all'] as const;
const kinds = { inForce: 'success', coming: 'processing', past: 'neutral' } as const;

/** What currencies are worth to each other, from when on. */
export const RatesTab = ({ views }: { views: ReactNode }) => {
  const { t } = useTranslation('priceSheets');
  const [adding, setAdding] = useState(false);
  const [shown, setShown] = useState<(typeof choices)[number]>('now');
  const query = useCall(listExchangeRates, {}, { meta: { quiet: true } });
  const rates = query.data?.filter(({ time }) => shown === 'all' || time !== 'past');
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
      <Segmented
        className={styles.shown ?? ''}
        aria-label={t('rates.which')}
        value={shown}
        options={choices.map((value) => ({ value, label: t(`rates.which.${value}`) }))}
        onChange={setShown}
      />
      <WholeTable
        label={t('tab.rates')}
        query={{ ...query, data: rates }}
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
          {
            key: 'time',
            title: t('rates.time'),
            width: 120,
            card: 'state',
            render: ({ time }) => (
              <StatusTag kind={kinds[time]}>{t(`rates.time.${time}`)}</StatusTag>
            ),
          },
          { key: 'by', title: t('rates.by'), width: 140 },
        ]}
      />
      <AddRateDialog
        open={adding}
        onClose={() => setAdding(false)}
        known={query.data ?? []}
        onAdded={() => void query.refetch()}
      />
    </ListPage>
  );
};
