import { listWithheld, type WithheldParcel, withholdReasons } from '@alpaca/contract';
import { Checkbox, type CheckboxProps, Form, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useShownRecord } from '../../../shared/list/useShownRecord.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { useRefresh } from '../../../shared/socket/useRefresh.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { WithheldDrawer } from './WithheldDrawer.tsx';
import { withheldColumns } from './withheldColumns.tsx';

const onlyTrue: NonNullable<CheckboxProps['onChange']> = ({ target }) =>
  target.checked || undefined;
const rowKey = ({ orderId }: WithheldParcel) => orderId;

/** Parcels that are withheld, those due first; one opens beside the list. */
export const WithheldList = ({ isStaff }: { isStaff: boolean }) => {
  const { t } = useTranslation('withheld');
  const [filter, setFilter] = useUrlFilter(listWithheld.body);
  const query = useListQuery(listWithheld, filter);
  const shown = useShownRecord();
  const look = () => void query.refetch();
  useRefresh('user', look);
  const { pageNo: _, pageSize: __, state, ...narrowed } = filter;
  const isNarrowed = state === 'ended' || Object.values(narrowed).some(Boolean);
  const countOf = (reason: string) =>
    query.data?.byReason.find((each) => each.reason === reason)?.count ?? 0;
  return (
    <>
      <DataTable
        code={isStaff ? 'warehouse.withheld' : 'order.withheld'}
        label={t('title')}
        rowKey={rowKey}
        columns={withheldColumns(t, { isStaff, onOpen: shown.show })}
        query={{ ...query, data: query.data?.page }}
        filter={
          <FilterForm value={filter} onChange={setFilter} onSame={look}>
            <Form.Item name="number" label={t('number')}>
              <RememberedInput code="withheld.number" placeholder={t('numberHint')} />
            </Form.Item>
            <Form.Item name="state" label={t('state.label')}>
              <Segmented
                aria-label={t('state.label')}
                options={(['open', 'ended'] as const).map((value) => ({
                  value,
                  label: t(`state.${value}`),
                }))}
              />
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
            {isStaff && (
              <Form.Item name="merchantCode" label={t('merchantCode')}>
                <RememberedInput code="withheld.merchant" />
              </Form.Item>
            )}
            <Form.Item
              name="overdue"
              label=" "
              valuePropName="checked"
              getValueFromEvent={onlyTrue}
            >
              <Checkbox>{t('overdueOnly')}</Checkbox>
            </Form.Item>
          </FilterForm>
        }
        empty={
          isNarrowed ? (
            <EmptyState title={t('noneFound')} text={t('noneFoundText')} />
          ) : (
            <EmptyState title={t('empty')} text={t('emptyText')} />
          )
        }
      />
      <WithheldDrawer orderId={shown.id} onClose={shown.close} onChanged={look} />
    </>
  );
};
