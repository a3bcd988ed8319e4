import type { listCostChanges, Result } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import styles from '../Costs.module.css';
import { sumsText } from '../money.ts';

/** What the open ones come to, in one line. */
export const OpenSums = ({ open }: Pick<Result<typeof listCostChanges>, 'open'>) => {
  const { t } = useTranslation(['costs', 'shared']);
  if (open.length === 0) return null;
  return (
    <p className={styles.open}>
      {t('openSum')} <strong>{sumsText(open, t('shared:list.comma'))}</strong>
    </p>
  );
};
