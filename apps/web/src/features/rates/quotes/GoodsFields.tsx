import { inCurrency, QuotedGoods } from '@alpaca/contract';
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { DecimalInput } from '../../../shared/inputs/DecimalInput.tsx';
import { DictSelect } from '../../../shared/inputs/DictSelect.tsx';
import { NumberInput } from '../../../shared/inputs/NumberInput.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { HsInput } from './HsInput.tsx';
import styles from './Parcel.module.css';
import { freshGoods, type Place } from './parcel.ts';

const { hsCode, cargoProperty, quantity, value } = QuotedGoods.shape;

/** What is in the boxes, as far as the price depends on it. */
export const GoodsFields = ({ place: { path, root } }: { place: Place }) => {
  const { t } = useTranslation('quotes');
  const currency: unknown = Form.useWatch([...root, 'declaredCurrency']);
  const unit = typeof currency === 'string' ? currency : '';
  return (
    <Form.List name={[...path, 'goods']}>
      {(fields, { add, remove }) => (
        <section className={styles.lines} aria-label={t('goods.title')}>
          <h3 className={styles.heading}>{t('goods.title')}</h3>
          {fields.map(({ key, name }, index) => (
            <div key={key} className={styles.goods}>
              <Form.Item
                name={[name, 'cargoProperty']}
                label={t('goods.cargoProperty')}
                rules={[schemaRule(cargoProperty)]}
              >
                <DictSelect code="cargo_property" allowClear={false} />
              </Form.Item>
              <Form.Item
                name={[name, 'hsCode']}
                label={t('goods.hsCode')}
                rules={[schemaRule(hsCode)]}
              >
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
              {fields.length > 1 && (
                <Button
                  type="text"
                  className={styles.remove ?? ''}
                  icon={<DeleteOutlined />}
                  aria-label={t('goods.remove', { no: index + 1 })}
                  onClick={() => remove(name)}
                />
              )}
            </div>
          ))}
          <Button
            size="small"
            type="dashed"
            icon={<PlusOutlined />}
            onClick={() => add(freshGoods)}
          >
            {t('goods.add')}
          </Button>
        </section>
      )}
    </Form.List>
  );
};
