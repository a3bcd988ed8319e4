import { decideCostChange } from '@alpaca/contract';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';

const most = 500;

/** Why the staff settles it so; its merchant reads it. */
export const ReasonField = ({ hint }: { hint: string }) => {
  const { t } = useTranslation('costs');
  const rules = [schemaRule(decideCostChange.body.shape.reason)];
  return (
    <Form.Item name="reason" label={t('settle.reason')} extra={hint} rules={rules}>
      <Input.TextArea maxLength={most} autoSize={{ minRows: 2 }} />
    </Form.Item>
  );
};
