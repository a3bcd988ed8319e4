import { type Erasure, listErasures } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useShownRecord } from '../../../shared/list/useShownRecord.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { useRefresh } from '../../../shared/socket/useRefresh.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { MerchantSelect } from '../../accounts/index.ts';
import styles from '../Keeping.module.css';
import { erasureKinds } from './erasureKinds.ts';
import { MerchantDrawer } from './MerchantDrawer.tsx';

const columns = (t: TFunction<'keeping'>, onShow: (id: string) => void): Column<Erasure>[] => [
  {
    key: 'merchant',
    title: t('merchant'),
    width: 200,
    keep: true,
    card: 'name',
    open: ({ merchantId }) => onShow(merchantId),
    render: ({ merchantCode, merchantName }) => `${merchantCode} ${merchantName}`,
  },
  {
    key: 'state',
    card: 'state',
    title: t('field.state'),
    width: 130,
    render: ({ state }) => <StatusTag kind={erasureKinds[state]}>{t(`state.${state}`)}</StatusTag>,
  },
  { key: 'reason', title: t('field.reason'), width: 200 },
  { key: 'askedBy', title: t('field.askedBy'), width: 110 },
  {
    key: 'askTime',
    title: t('field.askTime'),
    width: 144,
    render: ({ askTime }) => <TimeText value={askTime} to="minute" />,
  },
  {
    key: 'dueTime',
    title: t('field.dueTime'),
    width: 144,
    render: ({ dueTime }) => <TimeText value={dueTime} to="minute" />,
  },
  {
    key: 'endTime',
    title: t('field.endTime'),
    width: 144,
    render: ({ endTime }) => <TimeText value={endTime} to="minute" />,
  },
];

/** Erasures that were asked for, and any merchant's data. */
export const Merchants = () => {
  const { t } = useTranslation('keeping');
  const [filter] = useUrlFilter(listErasures.query);
  const erasures = useListQuery(listErasures, filter);
  const { id, show, close } = useShownRecord();
  useRefresh('user', erasures.refetch);
  return (
    <>
      {/* The texts of its choice come with it: the page stays while they do. */}
      <Suspense>
        <div className={styles.choose}>
          <span className={styles.soft}>{t('chooseHint')}</span>
          <MerchantSelect onChange={(chosen?: string) => chosen && show(chosen)} />
        </div>
      </Suspense>
      <DataTable
        code="system.keeping.erasures"
        label={t('erasures')}
        columns={columns(t, show)}
        query={erasures}
        onOpen={({ merchantId }) => show(merchantId)}
        empty={<EmptyState title={t('erasures.empty')} text={t('erasures.emptyText')} />}
      />
      <MerchantDrawer id={id || null} onClose={close} onChanged={erasures.refetch} />
    </>
  );
};
