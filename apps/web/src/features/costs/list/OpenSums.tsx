import type { listCostChanges, Result } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { sumsText } from '../../../shared/feedback/values/sumsText.ts';
import styles from '../Costs.module.css';

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
