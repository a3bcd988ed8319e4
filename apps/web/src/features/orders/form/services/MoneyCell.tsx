import { Space, Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CurrencySelect } from '../../../../shared/inputs/CurrencySelect.tsx';
import { labelled } from '../../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../../shared/inputs/TextInput.tsx';
import styles from '../Order.module.css';

interface Props {
  label: string;
  /** The amount's field. */
  path: string;
  on: boolean;
  amount: string | undefined;
  currency: string;
  issue: string | undefined;
  onChange: (next: { on?: boolean; amount?: string; currency?: string }) => void;
}

/** A service that is paid by an amount of its own, once it is wanted. */
export const MoneyCell = ({ label, path, on, amount, currency, issue, onChange }: Props) => {
  const { t } = useTranslation('orders');
  const id = useId();
  return (
    <div className={styles.money} data-path={path}>
      <label className={styles.switch} htmlFor={id}>
        <Switch id={id} size="small" checked={on} onChange={(next) => onChange({ on: next })} />
        {label}
      </label>
      {on && (
        <Space.Compact block>
          <TextInput
            aria-label={t('service.amountOf', { service: label })}
            aria-invalid={issue !== undefined}
            status={issue ? 'error' : ''}
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={(next) => onChange({ amount: next })}
          />
          <CurrencySelect
            style={{ width: 96 }}
            allowClear={false}
            aria-label={t('service.currencyOf', { service: label })}
            value={currency}
            onChange={(next) => next && onChange({ currency: next })}
          />
        </Space.Compact>
      )}
      {issue && (
        <p className={styles.issue} role="alert">
          {labelled(issue, label)}
        </p>
      )}
    </div>
  );
};
