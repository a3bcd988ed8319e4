import type { WithheldReason } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import styles from './Withheld.module.css';

/** Why a parcel is withheld; what is settled is pale. */
export const ReasonChips = ({ reasons }: { reasons: readonly WithheldReason[] }) => {
  const { t } = useTranslation('withheld');
  return (
    <span className={styles.chips}>
      {reasons.map(({ id, reason, outcome }) => (
        <StatusTag key={id} kind={outcome ? 'muted' : 'warning'}>
          {t(`reasonOf.${reason}`)}
        </StatusTag>
      ))}
    </span>
  );
};
