import { inCurrency, QuotedGoods } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { DecimalInput } from '../../../shared/inputs/DecimalInput.tsx';
import { DictSelect } from '../../../shared/inputs/DictSelect.tsx';
import { NumberInput } from '../../../shared/inputs/NumberInput.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { HsInput } from './HsInput.tsx';
import { ParcelLines } from './ParcelLines.tsx';
import { freshGoods, type Place } from './parcel.ts';

const { hsCode, cargoProperty, quantity, value } = QuotedGoods.shape;

/** What is in the boxes, as far as the price depends on it. */
export const GoodsFields = ({ place }: { place: Place }) => {
  const { t } = useTranslation('quotes');
  const { root } = place;
  const currency: unknown = Form.useWatch([...root, 'declaredCurrency']);
  const unit = typeof currency === 'string' ? currency : '';
  return (
    <ParcelLines place={place} part="goods" fresh={freshGoods}>
      {(name) => (
        <>
          <Form.Item
            name={[name, 'cargoProperty']}
            label={t('goods.cargoProperty')}
            rules={[schemaRule(cargoProperty)]}
          >
            <DictSelect code="cargo_property" allowClear={false} />
          </Form.Item>
          <Form.Item name={[name, 'hsCode']} label={t('goods.hsCode')} rules={[schemaRule(hsCode)]}>
            <HsInput />
          </Form.Item>
          <Form.Item
            name={[name, 'quantity']}
            label={t('goods.quantity')}
            rules={[schemaRule(quantity)]}
          >
            <NumberInput decimals={0} />
          </Form.Item>
          <Form.Item
            name={[name, 'value']}
            label={t('goods.value')}
            dependencies={[[...root, 'declaredCurrency']]}
            rules={[schemaRule(inCurrency(value, currency))]}
          >
            <DecimalInput fill decimals={2} unit={unit} />
          </Form.Item>
        </>
      )}
    </ParcelLines>
  );
};
