import {
  addClaimTerms,
  type ClaimTermsForm,
  claimDocuments,
  claimKinds,
  constants,
} from '@alpaca/contract';
import { Checkbox, Form, type FormInstance, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { AmountInput } from '../../../shared/inputs/AmountInput.tsx';
import { NumberInput } from '../../../shared/inputs/NumberInput.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { OpsProductSelect } from '../../rates/index.ts';

const rules = addClaimTerms.body.shape;

/** For which line, what it wants to see, in which days, and what it answers for. */
export const TermsFields = ({ form }: { form: FormInstance<ClaimTermsForm> }) => {
  const { t } = useTranslation('claimTerms');
  const currency = Form.useWatch('currency', form) ?? constants.mainCurrency;
  const onCurrency = (next: string) => form.setFieldValue('currency', next);
  return (
    <>
      <Form.Item name="productId" label={t('field.productId')} extra={t('emptyIsAll')}>
        <OpsProductSelect />
      </Form.Item>
      <Form.Item name="kind" label={t('field.kind')}>
        <Radio.Group options={claimKinds.map((value) => ({ value, label: t(`kind.${value}`) }))} />
      </Form.Item>
      <Form.Item name="documents" label={t('field.documents')}>
        <Checkbox.Group
          options={claimDocuments.map((value) => ({ value, label: t(`document.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name="fromDay"
        label={t('field.fromDay')}
        extra={t('daysHint')}
        rules={[schemaRule(rules.fromDay)]}
      >
        <NumberInput decimals={0} unit={t('day')} />
      </Form.Item>
      <Form.Item name="untilDay" label={t('field.untilDay')} rules={[schemaRule(rules.untilDay)]}>
        <NumberInput decimals={0} unit={t('day')} />
      </Form.Item>
      <Form.Item name="currency" hidden>
        <Input />
      </Form.Item>
      <Form.Item
        name="perParcel"
        label={t('field.perParcel')}
        rules={[schemaRule(rules.perParcel)]}
      >
        <AmountInput currency={currency} onCurrency={onCurrency} />
      </Form.Item>
      <Form.Item name="perKg" label={t('field.perKg')} rules={[schemaRule(rules.perKg)]}>
        <AmountInput currency={currency} />
      </Form.Item>
      <Form.Item
        name="freightPercent"
        label={t('field.freightPercent')}
        extra={t('togetherHint')}
        rules={[schemaRule(rules.freightPercent)]}
      >
        <NumberInput decimals={2} unit="%" />
      </Form.Item>
    </>
  );
};
