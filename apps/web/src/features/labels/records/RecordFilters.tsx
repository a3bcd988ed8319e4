import { printOutcomes, printPlaces } from '@alpaca/contract';
import { Checkbox, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateRangeItem } from '../../../shared/inputs/DateRangeItem.tsx';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { FilterFields } from '../../../shared/list/FilterFields.tsx';
import { tick } from '../../../shared/list/tick.ts';

/** Always in sight. */
export const FirstFilters = () => {
  const { t } = useTranslation('printRecords');
  return (
    <FilterFields>
      <Form.Item name="keyword" label={t('keyword')}>
        <RememberedInput code="labels.records.keyword" placeholder={t('keywordHint')} />
      </Form.Item>
      <Form.Item name="outcome" label={t('outcome')}>
        <Select
          allowClear
          placeholder={t('any')}
          options={printOutcomes.map((value) => ({ value, label: t(`outcome.${value}`) }))}
        />
      </Form.Item>
      <DateRangeItem label={t('time')} names={['from', 'to']} />
    </FilterFields>
  );
};

export const moreFilters = ['place', 'again'] as const;

export const MoreFilters = () => {
  const { t } = useTranslation('printRecords');
  return (
    <>
      <Form.Item name="place" label={t('place')}>
        <Select
          allowClear
          placeholder={t('any')}
          options={printPlaces.map((value) => ({ value, label: t(`place.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="again" label={t('repeats')} {...tick}>
        <Checkbox>{t('againOnly')}</Checkbox>
      </Form.Item>
    </>
  );
};
