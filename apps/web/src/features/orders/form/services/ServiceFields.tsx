import { dutyTerms } from '@alpaca/contract';
import { Input, Segmented, Switch } from 'antd';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CurrencySelect } from '../../../../shared/inputs/CurrencySelect.tsx';
import { DictSelect } from '../../../../shared/inputs/DictSelect.tsx';
import { TextInput } from '../../../../shared/inputs/TextInput.tsx';
import type { Issues } from '../../model/issues.ts';
import type { Services } from '../../model/values.ts';
import { Cell } from '../Cell.tsx';
import styles from '../Order.module.css';
import { Section } from '../Section.tsx';
import type { ChangeOrder } from '../useOrder.ts';
import { MoneyCell } from './MoneyCell.tsx';
import { TaxNumberSelect } from './TaxNumberSelect.tsx';

// The library measures a field three times to know its height: a tenth of the form's coming in on a slow phone.
const grows = CSS.supports('field-sizing', 'content')
  ? { rows: 1, className: styles.grows ?? '' }
  : { autoSize: { minRows: 1, maxRows: 4 } };

interface Props {
  services: Services;
  countryCode: string | undefined;
  /** As the line is sold that was chosen. */
  lineDuty: string;
  words: Issues;
  onChange: ChangeOrder;
}

/** How it is declared and what is done for it on the way. */
export const ServiceFields = memo(({ services, countryCode, lineDuty, words, onChange }: Props) => {
  const { t } = useTranslation('orders');
  const signature = useId();
  const cell = (name: keyof Services & string) => ({
    path: name,
    label: t(`service.${name as 'goodsType'}`),
    issue: words[name],
  });
  return (
    <Section title={t('services')}>
      <div className={styles.grid}>
        <Cell {...cell('goodsType')}>
          {({ id }) => (
            <DictSelect
              id={id}
              code="goods_type"
              allowClear={false}
              value={services.goodsType}
              onChange={(goodsType) => onChange({ goodsType: goodsType ?? 'WPX' })}
            />
          )}
        </Cell>
        <Cell {...cell('declaredCurrency')}>
          {({ id }) => (
            <CurrencySelect
              id={id}
              allowClear={false}
              value={services.declaredCurrency}
              onChange={(next) => next && onChange({ declaredCurrency: next })}
            />
          )}
        </Cell>
        <Cell {...cell('dutyTerms')}>
          {({ id }) => (
            <Segmented
              id={id}
              aria-label={t('service.dutyTerms')}
              options={dutyTerms.map((value) => ({ value, label: t(`duty.${value}`) }))}
              value={services.dutyTerms ?? lineDuty}
              onChange={(next) => onChange({ dutyTerms: next })}
            />
          )}
        </Cell>
        <Cell {...cell('taxNumberId')}>
          {({ id }) => (
            <TaxNumberSelect
              id={id}
              countryCode={countryCode}
              value={services.taxNumberId}
              onChange={(taxNumberId) => onChange({ taxNumberId })}
            />
          )}
        </Cell>
        <Cell {...cell('customerNo')}>
          {(given) => (
            <TextInput
              {...given}
              autoComplete="off"
              placeholder={t('service.customerNoHint')}
              value={services.customerNo}
              onChange={(customerNo) => onChange({ customerNo })}
            />
          )}
        </Cell>
      </div>
      <div className={styles.grid}>
        <MoneyCell
          label={t('service.insurance')}
          path="insuranceValue"
          on={services.isInsured}
          amount={services.insuranceValue}
          currency={services.insuranceCurrency}
          issue={words.insuranceValue}
          onChange={({ on, amount, currency }) =>
            onChange((before) => ({
              isInsured: on ?? before.isInsured,
              insuranceValue: amount ?? before.insuranceValue,
              insuranceCurrency: currency ?? before.insuranceCurrency,
            }))
          }
        />
        <MoneyCell
          label={t('service.cod')}
          path="codPrice"
          on={services.isCod}
          amount={services.codPrice}
          currency={services.codCurrency}
          issue={words.codPrice}
          onChange={({ on, amount, currency }) =>
            onChange((before) => ({
              isCod: on ?? before.isCod,
              codPrice: amount ?? before.codPrice,
              codCurrency: currency ?? before.codCurrency,
            }))
          }
        />
        <label className={styles.switch} htmlFor={signature}>
          <Switch
            id={signature}
            size="small"
            checked={services.signatureService}
            onChange={(signatureService) => onChange({ signatureService })}
          />
          {t('service.signature')}
        </label>
      </div>
      <Cell {...cell('remark')}>
        {(given) => (
          <Input.TextArea
            {...given}
            {...grows}
            maxLength={500}
            value={services.remark ?? ''}
            onChange={({ target }) => onChange({ remark: target.value })}
          />
        )}
      </Cell>
    </Section>
  );
});
