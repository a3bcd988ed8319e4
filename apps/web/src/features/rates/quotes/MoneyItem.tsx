import { constants, currencyExponents, inCurrency, isCurrency } from '@alpaca/contract';
import { Form, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { CurrencySelect } from '../../../shared/inputs/CurrencySelect.tsx';
import { DecimalInput } from '../../../shared/inputs/DecimalInput.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import type { Place } from './parcel.ts';

interface Props {
  label: string;
  place: Place;
  /** Fields of the amount and of its currency. */
  names: readonly [amount: string, currency: string];
  schema: z.ZodMiniType;
}

/** An amount with a currency of its own beside it. */
export const MoneyItem = ({
  label,
  place: { path, root },
  names: [amount, currency],
  schema,
}: Props) => {
  const { t } = useTranslation('quotes');
  const chosen: unknown = Form.useWatch([...root, currency]);
  const decimals = typeof chosen === 'string' && isCurrency(chosen) ? currencyExponents[chosen] : 2;
  return (
    <Form.Item label={label}>
      <Space.Compact block>
        <Form.Item
          noStyle
          name={[...path, amount]}
          dependencies={[[...root, currency]]}
          rules={[schemaRule(inCurrency(schema, chosen))]}
        >
          <DecimalInput fill decimals={decimals} aria-label={label} />
        </Form.Item>
        <Form.Item noStyle name={[...path, currency]} initialValue={constants.mainCurrency}>
          <CurrencySelect
            style={{ width: 96 }}
            allowClear={false}
            aria-label={t('parcel.currencyOf', { field: label })}
          />
        </Form.Item>
      </Space.Compact>
    </Form.Item>
  );
};
