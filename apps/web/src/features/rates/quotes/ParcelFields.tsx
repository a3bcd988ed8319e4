import { QuoteRequest } from '@alpaca/contract';
import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Form, Switch } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../../../shared/inputs/CountrySelect.tsx';
import { CurrencySelect } from '../../../shared/inputs/CurrencySelect.tsx';
import { DictSelect } from '../../../shared/inputs/DictSelect.tsx';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { BoxFields } from './BoxFields.tsx';
import { GoodsFields } from './GoodsFields.tsx';
import { MoneyItem } from './MoneyItem.tsx';
import styles from './Parcel.module.css';
import type { Place } from './parcel.ts';

const { originCode, countryCode, postCode, goodsType, insuranceValue, codPrice } =
  QuoteRequest.shape;

interface Props {
  place: Place;
  /** Whether it is asked where the parcel starts: among lines, not of one. */
  withOrigin?: boolean;
}

/** All that a price may depend on, as fields of the form around it. */
export const ParcelFields = ({ place, withOrigin = false }: Props) => {
  const { t } = useTranslation('quotes');
  const [more, setMore] = useState(false);
  const id = useId();
  const at = (name: string) => [...place.path, name];
  return (
    <div className={styles.parcel}>
      <div className={styles.grid}>
        {withOrigin && (
          <Form.Item
            name={at('originCode')}
            label={t('parcel.originCode')}
            rules={[schemaRule(originCode)]}
          >
            <CountrySelect />
          </Form.Item>
        )}
        <Form.Item
          name={at('countryCode')}
          label={t('parcel.countryCode')}
          rules={[schemaRule(countryCode)]}
        >
          <CountrySelect />
        </Form.Item>
        <Form.Item
          name={at('postCode')}
          label={t('parcel.postCode')}
          rules={[schemaRule(postCode)]}
        >
          <RememberedInput code="quotes.postCode" placeholder={t('parcel.postCodeHint')} />
        </Form.Item>
        <Form.Item
          name={at('goodsType')}
          label={t('parcel.goodsType')}
          rules={[schemaRule(goodsType)]}
        >
          <DictSelect code="goods_type" allowClear={false} />
        </Form.Item>
      </div>
      <BoxFields place={place} />
      <GoodsFields place={place} />
      <div id={id} className={styles.grid} hidden={!more}>
        <Form.Item name={at('declaredCurrency')} label={t('parcel.declaredCurrency')}>
          <CurrencySelect allowClear={false} />
        </Form.Item>
        <Form.Item name={at('addressType')} label={t('parcel.addressType')}>
          <DictSelect code="address_type" />
        </Form.Item>
        <MoneyItem
          label={t('parcel.insuranceValue')}
          place={place}
          names={['insuranceValue', 'insuranceCurrency']}
          schema={insuranceValue}
        />
        <MoneyItem
          label={t('parcel.codPrice')}
          place={place}
          names={['codPrice', 'codCurrency']}
          schema={codPrice}
        />
        <Form.Item
          name={at('signatureService')}
          label={t('parcel.signatureService')}
          valuePropName="checked"
        >
          <Switch />
        </Form.Item>
      </div>
      <Button
        type="link"
        size="small"
        className={styles.more ?? ''}
        aria-expanded={more}
        aria-controls={id}
        icon={more ? <UpOutlined /> : <DownOutlined />}
        onClick={() => setMore(!more)}
      >
        {t(more ? 'parcel.less' : 'parcel.more')}
      </Button>
    </div>
  );
};
