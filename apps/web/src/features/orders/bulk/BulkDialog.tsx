import type { ListedOrder, OrderSummary } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SumsText } from '../SumsText.tsx';
import { type MovingAct, movedBy } from '../sums.ts';
import { actRules, type BulkAct, type Sorted } from './acts.ts';
import styles from './Bulk.module.css';
import { ConfirmQuestion } from './ConfirmQuestion.tsx';
import { OutcomeDialog } from './OutcomeDialog.tsx';
import { ExamineQuestion, RefundQuestion } from './Questions.tsx';
import { SubmitQuestion } from './SubmitQuestion.tsx';
import { useBulkRun } from './useBulkRun.ts';
import { useReasons } from './useReasons.ts';
import { type Answers, noAnswers, useSendAct } from './useSendAct.ts';

/** An order, and whose it is where several merchants' are seen. */
export type AskedOrder = OrderSummary & Partial<Pick<ListedOrder, 'merchantName' | 'merchantCode'>>;

const merchantsOf = (orders: readonly AskedOrder[]) =>
  [
    ...new Set(
      orders.map(({ merchantName = '', merchantCode = '' }) =>
        `${merchantName} ${merchantCode}`.trim(),
      ),
    ),
  ].filter(Boolean);

interface MovedProps {
  act: MovingAct;
  orders: readonly AskedOrder[];
}

/** How much it moves, as the orders say themselves. */
const Moved = ({ act, orders }: MovedProps) => {
  const { t } = useTranslation('orderList');
  const moved = movedBy(act, orders);
  if (moved.length === 0) return <p className={styles.sums}>{t('bulk.noMoney')}</p>;
  return (
    <p className={styles.sums}>
      <span>{t(`bulk.money.${act}`)}</span>
      <strong>
        <SumsText sums={moved} />
      </strong>
    </p>
  );
};

interface Props {
  act: BulkAct;
  sorted: Sorted<AskedOrder>;
  onChanged: () => void;
  /** `done`: something was sent. */
  onClose: (done: boolean) => void;
}

/** Asks before many orders are changed, then tells what became of each. */
export const BulkDialog = ({ act, sorted, onChanged, onClose }: Props) => {
  const { t } = useTranslation('orderList');
  // The list changes while this is open: it is about those that were chosen.
  const [{ able, skipped }] = useState(sorted);
  const [answers, setAnswers] = useState<Answers>(noAnswers);
  const reasonOf = useReasons();
  const bulk = useBulkRun(useSendAct(act, answers), onChanged);
  const answer = (change: Partial<Answers>) => setAnswers({ ...answers, ...change });
  return (
    <OutcomeDialog
      title={t(`bulk.${act}Title`)}
      width={480}
      widthThen={760}
      orders={able}
      bulk={bulk}
      yes={{
        text: t('bulk.yes', { act: t(`bulk.${act}`), count: able.length }),
        ids: able.map(({ id }) => id),
        danger: actRules[act].danger,
        disabled: act === 'examine' && !answers.approve && !answers.remark.trim(),
      }}
      onClose={onClose}
    >
      <div className={styles.stack}>
        <p className={styles.count}>{t('bulk.count', { count: able.length })}</p>
        {act === 'examine' && <p>{merchantsOf(able).join(' · ')}</p>}
        <p>{t(`bulk.${act}Text`)}</p>
        {act === 'submit' && <SubmitQuestion orders={able} answers={answers} onAnswer={answer} />}
        {act === 'confirm' && <ConfirmQuestion orders={able} />}
        {act !== 'submit' && act !== 'confirm' && <Moved act={act} orders={able} />}
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
    </OutcomeDialog>
  );
};
