import type { OrderSummary } from '@alpaca/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/feedback/Dialog.tsx';
import { SumsText } from '../SumsText.tsx';
import { type Money, sumsOf } from '../sums.ts';
import { actRules, type BulkAct, type Sorted } from './acts.ts';
import styles from './Bulk.module.css';
import { tallDialog } from './dialogs.ts';
import { OutcomePanel } from './OutcomePanel.tsx';
import { ExamineQuestion, RefundQuestion } from './Questions.tsx';
import { SubmitQuestion } from './SubmitQuestion.tsx';
import { useBulkRun } from './useBulkRun.ts';
import { useReasons } from './useReasons.ts';
import { type Answers, noAnswers, useSendAct } from './useSendAct.ts';

interface Props {
  act: BulkAct;
  sorted: Sorted<OrderSummary>;
  onChanged: () => void;
  /** `done`: something was sent. */
  onClose: (done: boolean) => void;
}

const pricesOf = (orders: readonly OrderSummary[]) =>
  orders.flatMap(({ currencyCode, totalPrice }): Money[] =>
    currencyCode && totalPrice ? [{ currency: currencyCode, amount: totalPrice }] : [],
  );

/** Asks before many orders are changed, then tells what became of each. */
export const BulkDialog = ({ act, sorted, onChanged, onClose }: Props) => {
  const { t } = useTranslation('orderDesk');
  // The list changes while this is open: it is about those that were chosen.
  const [{ able, skipped }] = useState(sorted);
  const [answers, setAnswers] = useState<Answers>(noAnswers);
  const reasonOf = useReasons();
  const { outcomes, busy, run } = useBulkRun(useSendAct(act, answers), onChanged);
  const isDone = outcomes.length > 0;
  const answer = (change: Partial<Answers>) => setAnswers({ ...answers, ...change });
  const close = () => !busy && onClose(isDone);
  const unanswered = act === 'examine' && !answers.approve && !answers.remark.trim();
  const buttons = isDone
    ? [
        <Button key="close" type="primary" onClick={close}>
          {t('outcome.close')}
        </Button>,
      ]
    : [
        <Button key="cancel" disabled={busy} onClick={close}>
          {t('cancel')}
        </Button>,
        <Button
          key="yes"
          type="primary"
          danger={actRules[act].danger}
          loading={busy}
          disabled={unanswered}
          onClick={() => void run(able.map(({ id }) => id))}
        >
          {t('bulk.yes', { act: t(`bulk.${act}`), count: able.length })}
        </Button>,
      ];
  return (
    <Dialog
      open
      title={isDone ? t('outcome.title') : t(`bulk.${act}Title`)}
      width={isDone ? 760 : 480}
      mask={{ closable: false }}
      styles={tallDialog}
      onCancel={close}
      footer={buttons}
    >
      {isDone ? (
        <OutcomePanel
          outcomes={outcomes}
          numbers={new Map(able.map(({ id, transactionOrderNo }) => [id, transactionOrderNo]))}
          busy={busy}
          onRetry={(ids) => void run(ids)}
        />
      ) : (
        <div className={styles.stack}>
          <p className={styles.count}>{t('bulk.count', { count: able.length })}</p>
          <p>{t(`bulk.${act}Text`)}</p>
          {act === 'submit' ? (
            <SubmitQuestion orders={able} answers={answers} onAnswer={answer} />
          ) : (
            <p className={styles.sums}>
              <span>{t('bulk.sum')}</span>
              <strong>
                <SumsText sums={sumsOf(pricesOf(able))} />
              </strong>
            </p>
          )}
          {act === 'refund' && <RefundQuestion answers={answers} onAnswer={answer} />}
          {act === 'examine' && <ExamineQuestion answers={answers} onAnswer={answer} />}
          {skipped.length > 0 && (
            <ul className={styles.skipped} aria-label={t('bulk.left')}>
              <li className={styles.caption}>{t('bulk.left')}</li>
              {skipped.map((one) => (
                <li key={`${one.obstacle} ${one.status}`}>
                  {t('bulk.skipped', { count: one.count, reason: reasonOf(one) })}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Dialog>
  );
};
