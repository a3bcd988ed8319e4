import { CurrencyField } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { CurrencySelect } from '../../shared/inputs/CurrencySelect.tsx';
import { schemaRule } from '../../shared/inputs/schemaRule.ts';

/** In which currency bills are. */
export const CurrencyItem = () => {
  const { t } = useTranslation('payables');
  const rules = [schemaRule(CurrencyField)];
  return (
    <Form.Item name="currency" label={t('field.currency')} rules={rules}>
      <CurrencySelect allowClear={false} />
    </Form.Item>
  );
};
