import { type KeptPromise, listPromises } from '@alpaca/contract';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { WholeTable } from '../../../shared/table/DetailTable.tsx';
import { PromiseBars } from './PromiseBars.tsx';
import styles from './Promises.module.css';
import { promiseColumns } from './promiseColumns.tsx';

const spans = [30, 90, 180];
const rowKey = ({ productId, countryCode }: KeptPromise) => `${productId} ${countryCode}`;

/** How lines kept what they promise, to each country: a chart, and the same as a table. */
export const Promises = () => {
  const { t } = useTranslation('promises');
  const [days, setDays] = useState(90);
  const query = useCall(listPromises, { query: { days } }, { meta: { quiet: true } });
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Segmented
          aria-label={t('span')}
          value={days}
          onChange={setDays}
          options={spans.map((count) => ({ value: count, label: t('lastDays', { count }) }))}
        />
        <p className={styles.soft}>{t('lead')}</p>
      </div>
      {query.data && query.data.length > 0 && <PromiseBars promises={query.data} />}
      <WholeTable
        label={t('title')}
        query={query}
        rowKey={rowKey}
        columns={promiseColumns(t)}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
    </div>
  );
};
