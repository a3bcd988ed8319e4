import { topUpFields } from '@alpaca/contract';
import { DatePicker, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { wireFormat } from '../../../shared/inputs/dateRange.ts';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { Card } from '../../../shared/ui/Card.tsx';
import { ProofField } from '../ProofField.tsx';
import styles from './Recharge.module.css';

const remarkRows = 3;

/** Who sent the money, when, and what proves it. */
export const PayerPart = () => {
  const { t } = useTranslation('finance');
  return (
    <Card title={t('recharge.payer')}>
      <div className={styles.fields}>
        <Form.Item
          name="payerName"
          label={t('topUp.payerName')}
          rules={[schemaRule(topUpFields.payerName)]}
        >
          <RememberedInput code="financial.payerName" />
        </Form.Item>
        <Form.Item
          name="payerAccount"
          label={t('topUp.payerAccount')}
          rules={[schemaRule(topUpFields.payerAccount)]}
        >
          <RememberedInput code="financial.payerAccount" />
        </Form.Item>
        <Form.Item name="remitTime" label={t('topUp.remitTime')}>
          <DatePicker showTime format={wireFormat} className={styles.wide ?? ''} />
        </Form.Item>
      </div>
      <Form.Item name="credentials" label={t('proof.title')} extra={t('proof.hint')}>
        <ProofField />
      </Form.Item>
      <Form.Item name="remark" label={t('topUp.remark')} rules={[schemaRule(topUpFields.remark)]}>
        <Input.TextArea rows={remarkRows} maxLength={500} showCount />
      </Form.Item>
    </Card>
  );
};
