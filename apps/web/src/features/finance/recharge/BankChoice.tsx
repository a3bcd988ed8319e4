import type { BankInfo } from '@alpaca/contract';
import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../../../shared/feedback/values/CopyText.tsx';
import styles from './Recharge.module.css';

interface Props {
  id?: string;
  banks: readonly BankInfo[];
  value?: string;
  onChange?: (id: string) => void;
}

/** The tenant's accounts; one is chosen, and its number copied. */
export const BankChoice = ({ id, banks, value, onChange }: Props) => {
  const { t } = useTranslation('finance');
  if (banks.length === 0) return <p>{t('recharge.noBank')}</p>;
  return (
    <Radio.Group
      {...(id && { id })}
      className={styles.banks ?? ''}
      value={value ?? null}
      onChange={({ target }) => onChange?.(target.value as string)}
    >
      {banks.map((bank) => (
        <div key={bank.id} className={styles.bank}>
          <Radio value={bank.id}>
            <strong>{bank.bank}</strong>
          </Radio>
          <dl className={styles.bankFacts}>
            <dt>{t('bank.owner')}</dt>
            <dd>{bank.owner}</dd>
            <dt>{t('bank.number')}</dt>
            <dd>
              <CopyText text={bank.accountNumber} />
            </dd>
            <dt>{t('bank.type')}</dt>
            <dd>{t(`bank.type.${bank.accountType}`)}</dd>
            {bank.swift && (
              <>
                <dt>{t('bank.swift')}</dt>
                <dd>{bank.swift}</dd>
              </>
            )}
          </dl>
        </div>
      ))}
    </Radio.Group>
  );
};
