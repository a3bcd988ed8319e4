import { chargeMoments, RatedTerms } from '@alpaca/contract';
import { Alert, Form, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { CountriesSelect } from '../../../../shared/inputs/CountriesSelect.tsx';
import { DictSelect } from '../../../../shared/inputs/DictSelect.tsx';
import { NumberInput } from '../../../../shared/inputs/NumberInput.tsx';
import { schemaRule } from '../../../../shared/inputs/schemaRule.ts';
import styles from './Products.module.css';

const rules = RatedTerms.shape;
const ways = ['box', 'order'] as const;

/** What a price depends on besides its sheet. */
export const TermFields = () => {
  const { t } = useTranslation('opsProducts');
  return (
    <fieldset className={styles.section}>
      <legend>{t('form.termsTitle')}</legend>
      <Alert type="info" showIcon className={styles.hint ?? ''} title={t('form.termsHint')} />
      <div className={styles.grid}>
        <Form.Item name={['terms', 'chargeAt']} label={t('chargeAt')} className={styles.wide ?? ''}>
          <Segmented
            aria-label={t('chargeAt')}
            options={chargeMoments.map((value) => ({ value, label: t(`chargeAt.${value}`) }))}
          />
        </Form.Item>
        <Form.Item
          name={['terms', 'goodsTypes']}
          label={t('form.goodsTypes')}
          rules={[schemaRule(rules.goodsTypes)]}
        >
          <DictSelect multiple code="goods_type" />
        </Form.Item>
        <Form.Item
          name={['terms', 'divisor']}
          label={t('form.divisor')}
          extra={t('form.divisorHint')}
          rules={[schemaRule(rules.divisor)]}
        >
          <NumberInput decimals={0} />
        </Form.Item>
        <Form.Item name={['terms', 'weighBy']} label={t('form.weighBy')}>
          <Segmented
            aria-label={t('form.weighBy')}
            options={ways.map((value) => ({ value, label: t(`form.weighBy.${value}`) }))}
          />
        </Form.Item>
        <Form.Item
          name={['terms', 'cargoProperties']}
          label={t('form.cargoProperties')}
          className={styles.wide ?? ''}
          rules={[schemaRule(rules.cargoProperties)]}
        >
          <DictSelect multiple code="cargo_property" />
        </Form.Item>
        <Form.Item
          name={['terms', 'countries']}
          label={t('form.countries')}
          extra={t('form.countriesHint')}
          className={styles.wide ?? ''}
        >
          <CountriesSelect />
        </Form.Item>
      </div>
    </fieldset>
  );
};
