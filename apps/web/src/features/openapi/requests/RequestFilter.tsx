import { type ApiRequestOutcome, apiRequestOutcomes, listApiKeys } from '@alpaca/contract';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { DateRangeItem } from '../../../shared/inputs/DateRangeItem.tsx';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';

interface Asked {
  keyId?: string | undefined;
  outcome?: ApiRequestOutcome | undefined;
  path?: string | undefined;
}

interface Props<V extends Asked> {
  value: V;
  onChange: (change: Partial<V>) => void;
  onSame: () => unknown;
}

export const RequestFilter = <V extends Asked>(props: Props<V>) => {
  const { t } = useTranslation('apiRequests');
  const keys = useCall(listApiKeys, {}, { meta: { quiet: true } });
  return (
    <FilterForm {...props}>
      <Form.Item name="keyId" label={t('field.key')}>
        <Select
          allowClear
          placeholder={t('any')}
          loading={keys.isPending}
          options={keys.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        />
      </Form.Item>
      <Form.Item name="outcome" label={t('field.outcome')}>
        <Select
          allowClear
          placeholder={t('any')}
          options={apiRequestOutcomes.map((value) => ({ value, label: t(`outcome.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="path" label={t('field.path')}>
        <RememberedInput code="openapi.requests.path" placeholder={t('field.pathHint')} />
      </Form.Item>
      <DateRangeItem label={t('field.time')} names={['from', 'to']} />
    </FilterForm>
  );
};
