import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateRangeItem } from '../../../shared/inputs/DateRangeItem.tsx';
import { DictSelect } from '../../../shared/inputs/DictSelect.tsx';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';

/** The filter's fields; operators also look for one merchant. */
export const TopUpFilters = ({ withMerchant }: { withMerchant: boolean }) => {
  const { t } = useTranslation('finance');
  return (
    <>
      <Form.Item name="auditStatus" label={t('topUp.auditStatus')}>
        <DictSelect code="top_up_audit_status" />
      </Form.Item>
      <Form.Item name="moneyStatus" label={t('topUp.moneyStatus')}>
        <DictSelect code="top_up_money_status" />
      </Form.Item>
      <Form.Item name="payMethod" label={t('topUp.payMethod')}>
        <DictSelect code="pay_method" />
      </Form.Item>
      <Form.Item name="no" label={t('topUp.no')}>
        <RememberedInput code="financial.topUpNo" />
      </Form.Item>
      <Form.Item name="payer" label={t('topUp.payerName')}>
        <TextInput placeholder={t('topUp.payerHint')} />
      </Form.Item>
      <Form.Item name="amount" label={t('topUp.amount')}>
        <TextInput inputMode="decimal" />
      </Form.Item>
      {withMerchant && (
        <Form.Item name="merchantCode" label={t('topUp.merchantCode')}>
          <RememberedInput code="financial.merchantCode" />
        </Form.Item>
      )}
      <DateRangeItem label={t('topUp.createTime')} names={['from', 'to']} />
    </>
  );
};
