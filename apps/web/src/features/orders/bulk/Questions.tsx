import { Input, Radio } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Bulk.module.css';
import type { Answers } from './useSendAct.ts';

interface Props {
  answers: Answers;
  onAnswer: (change: Partial<Answers>) => void;
}

const longest = 200;

/** Why it is given back, for whoever examines it. */
export const RefundQuestion = ({ answers, onAnswer }: Props) => {
  const { t } = useTranslation('orderList');
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('bulk.reason')}</label>
      <Input
        id={id}
        maxLength={longest}
        value={answers.reason}
        onChange={({ target }) => onAnswer({ reason: target.value })}
      />
    </div>
  );
};

/** An operator's word; a no has to say why. */
export const ExamineQuestion = ({ answers, onAnswer }: Props) => {
  const { t } = useTranslation('orderList');
  const id = useId();
  return (
    <>
      <Radio.Group
        aria-label={t('examine.choice')}
        className={styles.choices ?? ''}
        value={answers.approve}
        onChange={({ target }) => onAnswer({ approve: target.value as boolean })}
        options={[
          { value: true, label: t('examine.approve') },
          { value: false, label: t('examine.reject') },
        ]}
      />
      <div className={styles.field}>
        <label htmlFor={id}>{t('examine.remark')}</label>
        <Input.TextArea
          id={id}
          rows={2}
          maxLength={longest}
          placeholder={t('examine.remarkHint')}
          value={answers.remark}
          onChange={({ target }) => onAnswer({ remark: target.value })}
        />
      </div>
    </>
  );
};
