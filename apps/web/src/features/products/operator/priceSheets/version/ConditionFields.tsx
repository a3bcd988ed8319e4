import { SurchargeCondition, services } from '@alpaca/contract';
import { Form, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { CountriesSelect } from '../../../../../shared/inputs/CountriesSelect.tsx';
import { DictSelect } from '../../../../../shared/inputs/DictSelect.tsx';
import { NumberInput } from '../../../../../shared/inputs/NumberInput.tsx';
import { schemaRule } from '../../../../../shared/inputs/schemaRule.ts';
import styles from './Version.module.css';

const rules = SurchargeCondition.shape;
const lengths = ['longestCmOver', 'girthCmOver'] as const;

/** When a surcharge is due; what is left empty is no condition. */
export const ConditionFields = ({ zones }: { zones: readonly string[] }) => {
  const { t } = useTranslation(['priceSheets', 'shared']);
  return (
    <div className={styles.fields}>
      <Form.Item name={['when', 'remote']} label={t('when.remote')} valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item name={['when', 'service']} label={t('when.service')}>
        <Select
          allowClear
          placeholder={t('shared:select.placeholder')}
          options={services.map((value) => ({ value, label: t(`service.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name={['when', 'addressType']} label={t('when.addressType')}>
        <DictSelect code="address_type" />
      </Form.Item>
      <Form.Item name={['when', 'goodsTypes']} label={t('when.goodsTypes')}>
        <DictSelect multiple code="goods_type" />
      </Form.Item>
      <Form.Item name={['when', 'cargoProperties']} label={t('when.cargoProperties')}>
        <DictSelect multiple code="cargo_property" />
      </Form.Item>
      <Form.Item name={['when', 'zones']} label={t('when.zones')} rules={[schemaRule(rules.zones)]}>
        <Select
          mode="tags"
          placeholder={t('when.tags')}
          options={zones.map((value) => ({ value, label: value }))}
        />
      </Form.Item>
      <Form.Item
        name={['when', 'hsPrefixes']}
        label={t('when.hsPrefixes')}
        rules={[schemaRule(rules.hsPrefixes)]}
      >
        <Select mode="tags" placeholder={t('when.tags')} open={false} suffixIcon={null} />
      </Form.Item>
      <Form.Item
        name={['when', 'boxKgOver']}
        label={t('when.boxKgOver')}
        rules={[schemaRule(rules.boxKgOver)]}
      >
        <NumberInput decimals={3} unit="kg" />
      </Form.Item>
      {lengths.map((name) => (
        <Form.Item
          key={name}
          name={['when', name]}
          label={t(`when.${name}`)}
          rules={[schemaRule(rules[name])]}
        >
          <NumberInput decimals={2} unit="cm" />
        </Form.Item>
      ))}
      <Form.Item
        name={['when', 'countries']}
        label={t('when.countries')}
        className={styles.wide ?? ''}
      >
        <CountriesSelect />
      </Form.Item>
    </div>
  );
};
