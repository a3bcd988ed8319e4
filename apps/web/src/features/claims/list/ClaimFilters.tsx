import { claimKinds, threadParties } from '@alpaca/contract';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateRangeItem } from '../../../shared/inputs/DateRangeItem.tsx';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import { useIsOperator } from '../../../shared/permission/useIsOperator.ts';
import type { Claims } from './useClaims.ts';

/** Always in sight. */
const FirstFilters = () => {
  const { t } = useTranslation('claims');
  const kinds = claimKinds.map((value) => ({ value, label: t(`kind.${value}`) }));
  return (
    <>
      <Form.Item name="number" label={t('field.number')}>
        <RememberedInput code="claims.number" placeholder={t('numberHint')} />
      </Form.Item>
      <Form.Item name="kind" label={t('field.kind')}>
        <Select allowClear placeholder={t('any')} options={kinds} />
      </Form.Item>
    </>
  );
};

const moreFilters = (isStaff: boolean) =>
  [...(isStaff ? (['turn', 'merchantCode'] as const) : []), 'from'] as const;

const MoreFilters = ({ isStaff }: { isStaff: boolean }) => {
  const { t } = useTranslation('claims');
  const parties = threadParties.map((value) => ({ value, label: t(`turn.${value}`) }));
  return (
    <>
      {isStaff && (
        <>
          <Form.Item name="turn" label={t('field.turn')}>
            <Select allowClear placeholder={t('any')} options={parties} />
          </Form.Item>
          <Form.Item name="merchantCode" label={t('merchantCode')}>
            <RememberedInput code="claims.merchant" />
          </Form.Item>
        </>
      )}
      <DateRangeItem label={t('field.filed')} names={['from', 'to']} />
    </>
  );
};

/** By what the list is narrowed; the staff by more. */
export const ClaimFilterForm = ({ claims }: { claims: Claims }) => {
  const isStaff = useIsOperator();
  const { filter, setFilter, look } = claims;
  const more = { more: <MoreFilters isStaff={isStaff} />, moreNames: moreFilters(isStaff) };
  return (
    <FilterForm value={filter} onChange={setFilter} onSame={look} {...more}>
      <FirstFilters />
    </FilterForm>
  );
};
