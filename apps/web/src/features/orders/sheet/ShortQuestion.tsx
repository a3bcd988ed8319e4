import { Alert, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './Orders.module.css';
import { ShortText } from './ShortText.tsx';
import type { ShortSum } from './shortSums.ts';

interface Props {
  short: readonly ShortSum[];
  /** Only what can be paid for is submitted. */
  value: boolean;
  onChange: (onlyWhatFits: boolean) => void;
}

/** With too little available: what becomes of the orders that can't be paid for. */
export const ShortQuestion = ({ short, value, onChange }: Props) => {
  const { t } = useTranslation('imports');
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={short.map((sum) => (
          <div key={sum.currency}>
            <ShortText sum={sum} />
          </div>
        ))}
      />
      <Radio.Group
        aria-label={t('short.choice')}
        className={styles.choices ?? ''}
        value={value}
        onChange={({ target }) => onChange(target.value as boolean)}
        options={[
          { value: false, label: t('short.wait') },
          { value: true, label: t('short.fits') },
        ]}
      />
    </>
  );
};
