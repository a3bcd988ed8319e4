import { listOrderMargins, type MarginView, marginViews, marginWhys } from '@alpaca/contract';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import { ListEmpty } from '../../../shared/list/ListEmpty.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useShownRecord } from '../../../shared/list/useShownRecord.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { deepPlace } from '../../../shared/table/deepPlace.ts';
import { StateSegments } from '../../../shared/table/StateSegments.tsx';
import overview from '../../../shared/ui/Overview.module.css';
import { MarginDrawer } from '../drawer/MarginDrawer.tsx';
import { PeriodFilter, ProductFilter, WhoseFilters, whoseFilters } from '../MarginFilters.tsx';
import { type MarginPlace, soughtOf } from '../marginFilter.ts';
import { marginColumns } from './marginColumns.tsx';

interface Props {
  place: MarginPlace;
  onChange: (change: Partial<MarginPlace>) => void;
}

const moreFilters = ['productId', ...whoseFilters] as const;

const WhyFilter = () => {
  const { t } = useTranslation('margin');
  return (
    <Form.Item name="why" label={t('field.whys')}>
      <Select
        allowClear
        placeholder={t('any')}
        options={marginWhys.map((value) => ({ value, label: t(`why.${value}`) }))}
      />
    </Form.Item>
  );
};

/** Orders with what each brings in: those that lose and nobody looked at first, or any other. */
export const OrderMargins = ({ place, onChange }: Props) => {
  const { t } = useTranslation('margin');
  const { part: _, by: __, ...body } = place;
  const query = useListQuery(listOrderMargins, body);
  const shown = useShownRecord();
  const sought = { number: place.number, why: place.why, ...soughtOf(place) };
  const { place: at, deep } = deepPlace(place, onChange, query.data?.next);
  const opened = query.data?.records.find(({ id }) => id === shown.id);
  const view = (value: MarginView) => ({ value, text: t(`view.${value}`) });
  const isSought = moreFilters.some((name) => place[name]) || Boolean(place.number || place.why);
  return (
    <div className={overview.view}>
      <StateSegments
        label={t('views')}
        here={place.view}
        onChange={(to) => onChange({ view: to, after: undefined })}
        states={marginViews.map(view)}
      />
      <DataTable
        code="ops.margin"
        label={t(`view.${place.view}`)}
        columns={marginColumns(t, shown.show)}
        query={query}
        place={at}
        deep={deep}
        onOpen={({ id }) => shown.show(id)}
        filter={
          <FilterForm
            value={sought}
            onChange={(change) => onChange({ ...change, after: undefined })}
            onSame={query.refetch}
            more={
              <>
                <ProductFilter />
                <WhoseFilters />
              </>
            }
            moreNames={moreFilters}
          >
            <Form.Item name="number" label={t('field.number')}>
              <RememberedInput code="margin.number" placeholder={t('numberHint')} />
            </Form.Item>
            <WhyFilter />
            <PeriodFilter />
          </FilterForm>
        }
        empty={
          <ListEmpty
            isNarrowed={isSought}
            noneFound={{ title: t('noneFound'), text: t('noneFoundText') }}
            title={t(`empty.${place.view}`)}
            text={t('emptyText')}
          />
        }
      />
      <MarginDrawer
        id={shown.id}
        no={opened?.transactionOrderNo ?? ''}
        onClose={shown.close}
        onChanged={() => void query.refetch()}
      />
    </div>
  );
};
