import { Form } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountInput } from '../../shared/inputs/AmountInput.tsx';
import { CountrySelect } from '../../shared/inputs/CountrySelect.tsx';
import { CurrencySelect } from '../../shared/inputs/CurrencySelect.tsx';
import { DateRange } from '../../shared/inputs/DateRange.tsx';
import { DictSelect } from '../../shared/inputs/DictSelect.tsx';
import type { Range } from '../../shared/inputs/dateRange.ts';
import { LengthInput, WeightInput } from '../../shared/inputs/MeasureInputs.tsx';
import { NumberList } from '../../shared/inputs/NumberList.tsx';
import { RememberedInput } from '../../shared/inputs/RememberedInput.tsx';
import styles from './Gallery.module.css';
import { Section, Value } from './Piece.tsx';

interface Bound {
  value?: never;
  onChange: (value: unknown) => void;
}

const Field = ({ name, input }: { name: string; input: (bound: Bound) => ReactNode }) => {
  const { t } = useTranslation('gallery');
  const [value, setValue] = useState<unknown>();
  return (
    <Form.Item label={t(`input.${name as 'weight'}`)} htmlFor={`input-${name}`}>
      {input({ ...(value !== undefined && { value: value as never }), onChange: setValue })}
      <Value name={name} value={value} />
    </Form.Item>
  );
};

/** Every input with what it gives. */
export const InputsSection = () => {
  const { t } = useTranslation('gallery');
  const [currency, setCurrency] = useState('CNY');
  const [range, setRange] = useState<Range | undefined>([
    '2026-11-01 00:00:00',
    '2026-11-05 23:59:59',
  ]);
  return (
    <Section title={t('section.inputs')}>
      <Form layout="vertical" component="div" className={styles.columns ?? ''}>
        <Form.Item label={t('input.range')} htmlFor="input-range">
          <DateRange id="input-range" value={range} onChange={setRange} />
          <Value name="range" value={range} />
        </Form.Item>
        <Field
          name="rangeTime"
          input={(bound) => <DateRange id="input-rangeTime" withTime {...bound} />}
        />
        <Form.Item label={t('input.amount')} htmlFor="input-amount">
          <AmountField currency={currency} onCurrency={setCurrency} />
        </Form.Item>
        <Field
          name="yen"
          input={(bound) => <AmountInput id="input-yen" currency="JPY" {...bound} />}
        />
        <Field name="weight" input={(bound) => <WeightInput id="input-weight" {...bound} />} />
        <Field name="length" input={(bound) => <LengthInput id="input-length" {...bound} />} />
        <Field name="numbers" input={(bound) => <NumberList id="input-numbers" {...bound} />} />
        <Field name="country" input={(bound) => <CountrySelect id="input-country" {...bound} />} />
        <Field
          name="currency"
          input={(bound) => <CurrencySelect id="input-currency" {...bound} />}
        />
        <Field
          name="dict"
          input={(bound) => <DictSelect id="input-dict" code="order_status" {...bound} />}
        />
        <Field
          name="dicts"
          input={(bound) => <DictSelect id="input-dicts" code="goods_type" multiple {...bound} />}
        />
        <Field
          name="remembered"
          input={(bound) => <RememberedInput id="input-remembered" code="gallery" {...bound} />}
        />
      </Form>
    </Section>
  );
};

const AmountField = (props: { currency: string; onCurrency: (currency: string) => void }) => {
  const [amount, setAmount] = useState<string | undefined>('1234.5');
  return (
    <>
      <AmountInput id="input-amount" value={amount} onChange={setAmount} {...props} />
      <Value name="amount" value={amount} />
    </>
  );
};
