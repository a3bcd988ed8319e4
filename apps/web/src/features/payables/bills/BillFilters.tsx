import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateRangeItem } from '../../../shared/inputs/DateRangeItem.tsx';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { PayeeSelect } from '../payees/PayeeSelect.tsx';

export const BillFilters = () => {
  const { t } = useTranslation('payables');
  return (
    <>
      <Form.Item name="number" label={t('field.number')}>
        <RememberedInput code="payables.number" placeholder={t('numberHint')} />
      </Form.Item>
      <Form.Item name="payeeId" label={t('field.payee')}>
        <PayeeSelect placeholder={t('all')} />
      </Form.Item>
      {/* Bills of a year are few: no limit. */}
      <DateRangeItem days maxDays={0} label={t('field.billDay')} names={['from', 'to']} />
    </>
  );
};
