import { getPractice } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../shared/api/useCall.ts';
import { CloseButton } from '../../shared/ui/CloseButton.tsx';
import styles from './Practice.module.css';
import { PracticeForm } from './PracticeForm.tsx';
import { PracticeLabel } from './PracticeLabel.tsx';

// Its label is there within seconds.
const lookMs = 1_000;

/** An order to practise with: what it costs by each line, placed, its label on paper. */
export default function Practice({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('practice');
  const [isAgain, setAgain] = useState(false);
  const { data: order, refetch } = useCall(
    getPractice,
    {},
    { refetchInterval: ({ state }) => state.data?.state === 'booking' && lookMs },
  );
  const placed = () => {
    setAgain(false);
    void refetch();
  };
  return (
    <section className={styles.practice} aria-labelledby="practice">
      <header className={styles.head}>
        <h3 id="practice">{t('title')}</h3>
        <CloseButton label={t('close')} onClick={onClose} />
      </header>
      <p className={styles.lead}>{t('lead')}</p>
      {order === undefined && <p role="status">{t('loading')}</p>}
      {order && !isAgain && (
        <PracticeLabel order={order} onPrinted={refetch} onAgain={() => setAgain(true)} />
      )}
      {(order === null || isAgain) && <PracticeForm onPlaced={placed} />}
    </section>
  );
}
