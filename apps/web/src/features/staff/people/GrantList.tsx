import type { Grant } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import styles from '../Staff.module.css';
import { useRoleName } from '../useRoleName.ts';

/** The roles that somebody has, with the day on which one ends. */
export const GrantList = ({ of }: { of: readonly Grant[] }) => {
  const { t } = useTranslation('staff');
  const nameOf = useRoleName();
  if (of.length === 0) return t('noRoles');
  return of.map((grant) => (
    <div key={grant.roleId} className={styles.line}>
      {nameOf(grant)}
      {grant.until && (
        <span className={grant.over ? styles.over : styles.not}>
          {grant.over ? t('over') : t('until', { day: grant.until })}
        </span>
      )}
    </div>
  ));
};
