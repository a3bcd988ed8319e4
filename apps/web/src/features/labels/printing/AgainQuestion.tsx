import type { PrintPreview } from '@alpaca/contract';
import { Input, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/feedback/dialogs/Dialog.tsx';
import styles from './Printing.module.css';
import type { QuestionProps } from './questions.ts';

const reasons = ['jam', 'damaged', 'lost', 'other'] as const;
type Reason = (typeof reasons)[number];

const namedMost = 5;
const longest = 200;

/** Whose print it was, when and where. */
const PrintedOrder = ({ order }: { order: PrintPreview }) => {
  const { t } = useTranslation('printing');
  const { transactionOrderNo, printCount, lastPrint } = order;
  return (
    <li>
      <strong>{transactionOrderNo}</strong>
      <span>{t('again.times', { count: printCount })}</span>
      {lastPrint && (
        <span className={styles.fact}>
          {[
            lastPrint.userName,
            lastPrint.time.slice(0, 16),
            lastPrint.workstation,
            lastPrint.printer,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
    </li>
  );
};

/** Labels that are on paper somewhere: told by whom, and printed once more only for a reason. */
export const AgainQuestion = ({ printed, total, open, onAnswer }: QuestionProps<'again'>) => {
  const { t } = useTranslation(['printing', 'shared']);
  const [reason, setReason] = useState<Reason | null>(null);
  const [words, setWords] = useState('');
  const isOther = reason === 'other';
  const why = isOther ? words.trim() : reason && t(`again.${reason}`);
  const more = printed.length - namedMost;
  return (
    <Dialog
      open={open}
      title={total === 1 ? t('again.one') : t('again.some', { count: printed.length })}
      width={520}
      okText={t(printed.length === total ? 'again.yes' : 'again.all', { count: total })}
      cancelText={t('shared:action.cancel')}
      okButtonProps={{ disabled: !why }}
      onOk={() => why && onAnswer(why)}
      onCancel={() => onAnswer(null)}
    >
      <div className={styles.stack}>
        <p>{t('again.text')}</p>
        <ul className={styles.list}>
          {printed.slice(0, namedMost).map((order) => (
            <PrintedOrder key={order.id} order={order} />
          ))}
          {more > 0 && <li className={styles.soft}>{t('again.more', { count: more })}</li>}
        </ul>
        <Radio.Group
          aria-label={t('again.why')}
          className={styles.choices ?? ''}
          value={reason}
          onChange={({ target }) => setReason(target.value as Reason)}
          options={reasons.map((value) => ({ value, label: t(`again.${value}`) }))}
        />
        {isOther && (
          <Input
            autoFocus
            aria-label={t('again.otherText')}
            placeholder={t('again.otherText')}
            maxLength={longest}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </div>
    </Dialog>
  );
};
