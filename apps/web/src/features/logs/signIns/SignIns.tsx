import { listSignIns, signInOutcomes } from '@alpaca/contract';
import { Alert, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateRangeItem } from '../../../shared/inputs/DateRangeItem.tsx';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import { ListEmpty } from '../../../shared/list/ListEmpty.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { deepPlace } from '../../../shared/table/deepPlace.ts';
import { MerchantSelect } from '../../accounts/index.ts';
import styles from '../Logs.module.css';
import { PersonInput } from '../PersonInput.tsx';
import { signInColumns } from './signInColumns.tsx';

const moreNames = ['merchantId', 'address', 'from', 'to'] as const;

const MoreFilters = () => {
  const { t } = useTranslation('logs');
  return (
    <>
      <Form.Item name="merchantId" label={t('field.merchant')}>
        <MerchantSelect />
      </Form.Item>
      <Form.Item name="address" label={t('field.address')}>
        <RememberedInput code="system.signIns.address" placeholder={t('addressHint')} />
      </Form.Item>
      <DateRangeItem label={t('field.time')} names={['from', 'to']} />
    </>
  );
};

/** Who signed in or tried to, from where, and what came of it. */
export const SignIns = () => {
  const { t } = useTranslation('logs');
  const [filter, setFilter] = useUrlFilter(listSignIns.query);
  const { pageNo: _, pageSize: __, after: ___, ...sought } = filter;
  const query = useListQuery(listSignIns, filter);
  const outcomes = signInOutcomes.map((value) => ({ value, label: t(`outcome.${value}`) }));
  return (
    <div className={styles.view}>
      <p className={styles.lead}>
        {query.data ? t('signInsKept', { days: query.data.keptDays }) : t('signInsText')}
      </p>
      {query.data?.narrowed && <Alert type="info" showIcon title={t('signInsNarrowed')} />}
      <DataTable
        code="system.signIns"
        label={t('part.signIns')}
        columns={signInColumns(t)}
        query={query}
        {...deepPlace(filter, setFilter, query.data?.next)}
        filter={
          <FilterForm
            value={sought}
            onChange={(change) => setFilter({ ...change, after: undefined })}
            onSame={query.refetch}
            moreNames={moreNames}
            more={<MoreFilters />}
          >
            <Form.Item name="person" label={t('field.person')}>
              <PersonInput />
            </Form.Item>
            <Form.Item name="outcome" label={t('field.outcome')}>
              <Select allowClear placeholder={t('any')} options={outcomes} />
            </Form.Item>
          </FilterForm>
        }
        empty={
          <ListEmpty
            isNarrowed={Object.values(sought).some(Boolean)}
            noneFound={{ title: t('noSignInsFound'), text: t('noneFoundText') }}
            title={t('noSignIns')}
            text={t('noSignInsText')}
          />
        }
      />
    </div>
  );
};
