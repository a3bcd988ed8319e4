import type { WithheldDetail } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import styles from './Withheld.module.css';

type Reason = WithheldDetail['reasons'][number];

/** Who said so, and when. */
const By = ({ time, name }: { time: string | null; name: string }) => (
  <span className={styles.quiet}>
    <TimeText value={time} to="minute" />
    {name && ` · ${name}`}
  </span>
);

const Line = ({ reason }: { reason: Reason }) => {
  const { t } = useTranslation('withheld');
  const { outcome } = reason;
  return (
    <li>
      <span className={styles.chips}>
        <StatusTag kind={outcome ? 'muted' : 'warning'}>{t(`reasonOf.${reason.reason}`)}</StatusTag>
        <By time={reason.time} name={reason.byName} />
      </span>
      {reason.note && <p className={styles.note}>{reason.note}</p>}
      {outcome && (
        <p className={styles.note}>
          {t(`outcome.${outcome}`)}{' '}
          <By time={reason.endTime} name={reason.endedBy || t('byItself')} />
        </p>
      )}
    </li>
  );
};

/** Why a parcel is or was withheld, and how each reason ended. */
export const Reasons = ({ reasons }: Pick<WithheldDetail, 'reasons'>) => {
  const { t } = useTranslation('withheld');
  return (
    <section>
      <h2>{t('history')}</h2>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <Line key={reason.id} reason={reason} />
        ))}
      </ul>
    </section>
  );
};
