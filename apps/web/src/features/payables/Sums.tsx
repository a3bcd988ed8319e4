import type { Sum } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import styles from '../../shared/feedback/beside/Parts.module.css';
import { sumsText } from '../../shared/feedback/values/sumsText.ts';

interface Props {
  sums: readonly Sum[];
  /** It should have been paid. */
  late?: boolean;
}

/** What it comes to, by currency; nothing where there is nothing. */
export const Sums = ({ sums, late = false }: Props) => {
  const { t } = useTranslation('shared');
  const some = sums.filter(({ amount }) => Number(amount) !== 0);
  if (some.length === 0) return '--';
  return <span className={late ? styles.late : ''}>{sumsText(some, t('list.comma'))}</span>;
};
