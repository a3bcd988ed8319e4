import { limitedFields, ProductLimits } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { CurrencySelect } from '../../../../shared/inputs/CurrencySelect.tsx';
import { DecimalInput } from '../../../../shared/inputs/DecimalInput.tsx';
import { NumberInput } from '../../../../shared/inputs/NumberInput.tsx';
import { schemaRule } from '../../../../shared/inputs/schemaRule.ts';
import styles from './Products.module.css';

const rules = ProductLimits.shape;
const measures = [
  'minKg',
  'maxKg',
  'maxOrderKg',
  'maxLongestCm',
  'maxSidesCm',
  'maxGirthCm',
] as const;
const kilograms = { decimals: 3, unit: 'kg' };
const centimetres = { decimals: 2, unit: 'cm' };
const at = (name: string) => ['terms', 'limits', name];

/** What a box and an order may measure, and how much the carrier's fields hold. */
export const LimitFields = () => {
  const { t } = useTranslation('opsProducts');
  return (
    <>
      <fieldset className={styles.section}>
        <legend>{t('form.limits')}</legend>
        <div className={styles.grid}>
          {measures.map((name) => (
            <Form.Item
              key={name}
              name={at(name)}
              label={t(`limit.${name}`)}
              rules={[schemaRule(rules[name])]}
            >
              <NumberInput {...(name.endsWith('Kg') ? kilograms : centimetres)} />
            </Form.Item>
          ))}
          <Form.Item
            name={at('maxBoxes')}
            label={t('limit.maxBoxes')}
            rules={[schemaRule(rules.maxBoxes)]}
          >
            <NumberInput decimals={0} />
          </Form.Item>
          <Form.Item
            name={at('maxDeclared')}
            label={t('limit.maxDeclared')}
            rules={[schemaRule(rules.maxDeclared)]}
          >
            <DecimalInput decimals={2} />
          </Form.Item>
          <Form.Item name={at('declaredCurrency')} label={t('limit.declaredCurrency')}>
            <CurrencySelect />
          </Form.Item>
        </div>
      </fieldset>
      <fieldset className={styles.section}>
        <legend>{t('form.fieldLimits')}</legend>
        <div className={styles.grid}>
          {limitedFields.map((field) => (
            <Form.Item
              key={field}
              name={['terms', 'limits', 'fields', field]}
              label={t(`field.${field}`)}
              rules={[schemaRule(rules.maxBoxes)]}
            >
              <NumberInput decimals={0} />
            </Form.Item>
          ))}
        </div>
      </fieldset>
    </>
  );
};
