import type { TrackedParcel } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../shared/feedback/values/StatusTag.tsx';
import { statusKind } from '../../shared/feedback/values/statusKinds.ts';
import styles from './Tracking.module.css';

/** Where it is, finer than its status; nothing where that says the same. */
export const stageText = (
  t: TFunction<'tracking'>,
  { status, stage }: Pick<TrackedParcel, 'status' | 'stage'>,
): string | null => {
  const text = stage && t(`stage.${stage}`);
  return text === t(`status.${status}`) ? null : text;
};

/** A parcel's status in its colour. */
export const TrackStatusTag = ({ status }: Pick<TrackedParcel, 'status'>) => {
  const { t } = useTranslation('tracking');
  return <StatusTag kind={statusKind('track_status', status)}>{t(`status.${status}`)}</StatusTag>;
};

// Weekends and flights explain this much.
const calmDays = 5;

/** How long nothing was told; of what has arrived nobody asks. */
export const SilentText = ({ silentDays }: Pick<TrackedParcel, 'silentDays'>) => {
  const { t } = useTranslation('tracking');
  if (silentDays === null) return '--';
  return (
    <span className={silentDays > calmDays ? styles.long : styles.soft}>
      {t('days', { count: silentDays })}
    </span>
  );
};

interface Props {
  parcel: TrackedParcel;
  /** What else is to be seen at once. */
  children?: ReactNode;
}

/** Status, stage and silence in one line. */
export const Standing = ({ parcel, children }: Props) => {
  const { t } = useTranslation('tracking');
  const { status, silentDays } = parcel;
  const stage = stageText(t, parcel);
  return (
    <div className={styles.head}>
      <TrackStatusTag status={status} />
      {stage && <span>{stage}</span>}
      {silentDays !== null && silentDays > 0 && (
        <span className={styles.soft}>
          {t('field.silent')} <SilentText silentDays={silentDays} />
        </span>
      )}
      {children}
    </div>
  );
};
