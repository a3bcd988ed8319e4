import {
  listOwnWarehouses,
  listWithheld,
  type WithheldParcel,
  withholdReasons,
} from '@alpaca/contract';
import { Checkbox, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import { isNarrowed } from '../../../shared/list/isNarrowed.ts';
import { ListEmpty } from '../../../shared/list/ListEmpty.tsx';
import { tick } from '../../../shared/list/tick.ts';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useShownRecord } from '../../../shared/list/useShownRecord.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { useRefresh } from '../../../shared/socket/useRefresh.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { StateChoice } from './StateChoice.tsx';
import styles from './Withheld.module.css';
import { WithheldDrawer } from './WithheldDrawer.tsx';
import { withheldColumns } from './withheldColumns.tsx';

const rowKey = ({ orderId }: WithheldParcel) => orderId;

/** Parcels that are withheld, those due first; one opens beside the list. */
export const WithheldList = ({ isStaff }: { isStaff: boolean }) => {
  const { t } = useTranslation('withheld');
  const [filter, setFilter] = useUrlFilter(listWithheld.body);
  const query = useListQuery(listWithheld, filter);
  const shown = useShownRecord();
  const houses = useCall(listOwnWarehouses, {}, { enabled: isStaff, meta: { quiet: true } });
  const mine = houses.data ?? [];
  const look = () => void query.refetch();
  useRefresh('user', look);
  const { state } = filter;
  const countOf = (reason: string) =>
    query.data?.byReason.find((each) => each.reason === reason)?.count ?? 0;
  const records = query.data?.page.records ?? [];
  const merchant = (
    <Form.Item name="merchantCode" label={t('merchantCode')}>
      <RememberedInput code="withheld.merchant" />
    </Form.Item>
  );
  return (
    <div className={styles.list}>
      <StateChoice value={state} onChange={(to) => setFilter({ state: to })} />
      <DataTable
        code={isStaff ? 'warehouse.withheld' : 'order.withheld'}
        label={t('title')}
        rowKey={rowKey}
        columns={withheldColumns(t, { isStaff, onOpen: shown.show })}
        query={{ ...query, data: query.data?.page }}
        filter={
          <FilterForm
            value={filter}
            onChange={setFilter}
            onSame={look}
            {...(isStaff && { more: merchant, moreNames: ['merchantCode'] })}
          >
            <Form.Item name="number" label={t('number')}>
              <RememberedInput code="withheld.number" placeholder={t('numberHint')} />
            </Form.Item>
            <Form.Item name="reason" label={t('reason')}>
              <Select
                allowClear
                placeholder={t('any')}
                options={withholdReasons.map((value) => ({
                  value,
                  label: `${t(`reasonOf.${value}`)} (${countOf(value)})`,
                }))}
              />
            </Form.Item>
            <Form.Item name="turn" label={t('turn.label')}>
              <Select
                allowClear
                placeholder={t('any')}
                options={(['staff', 'merchant'] as const).map((value) => ({
                  value,
                  label: t(`turn.${value}`),
                }))}
              />
            </Form.Item>
            {mine.length > 1 && (
              <Form.Item name="warehouseId" label={t('warehouse')}>
                <Select
                  allowClear
                  placeholder={t('any')}
                  options={mine.map(({ id, name }) => ({ value: id, label: name }))}
                />
              </Form.Item>
            )}
            <Form.Item name="overdue" label=" " {...tick}>
              <Checkbox>{t('overdueOnly')}</Checkbox>
            </Form.Item>
          </FilterForm>
        }
        empty={
          <ListEmpty
            isNarrowed={isNarrowed(filter, 'state')}
            noneFound={{ title: t('noneFound'), text: t('noneFoundText') }}
            title={t(state === 'open' ? 'empty' : 'emptyEnded')}
            text={t(state === 'open' ? (isStaff ? 'emptyText' : 'emptyOwn') : 'emptyEndedText')}
          />
        }
      />
      <WithheldDrawer
        orderId={shown.id}
        no={records.find(({ orderId }) => orderId === shown.id)?.transactionOrderNo ?? ''}
        onClose={shown.close}
        onChanged={look}
      />
    </div>
  );
};
