import { listOwnSignIns, type SignInLine } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import styles from './Security.module.css';
import { SecurityCard } from './SecurityCard.tsx';

const shownMost = 5;

const Line = ({ line }: { line: SignInLine }) => {
  const { t } = useTranslation('security');
  const { outcome, device, address, time, way, times } = line;
  return (
    <li className={styles.line}>
      <div>
        <strong>{device || t('sessions.unknown')}</strong>{' '}
        <StatusTag kind={outcome === 'in' ? 'success' : 'danger'}>
          {outcome === 'in' ? t('signIns.in') : t('signIns.failed', { n: times })}
        </StatusTag>
        <p>
          {address || '--'} · {t(`signIns.way.${way}`)} · <TimeText value={time} to="minute" />
        </p>
      </div>
    </li>
  );
};

/** When one signed in last, and when somebody tried to in one's name. */
export const SignInsCard = () => {
  const { t } = useTranslation('security');
  const query = useCall(listOwnSignIns, {}, { meta: { quiet: true } });
  return (
    <SecurityCard title={t('signIns.title')} text={t('signIns.text')}>
      <LoadState query={query}>
        <FormSkeleton fields={2} />
      </LoadState>
      {query.data?.length === 0 && <p>{t('signIns.none')}</p>}
      <ul className={styles.lines}>
        {query.data?.slice(0, shownMost).map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </SecurityCard>
  );
};
