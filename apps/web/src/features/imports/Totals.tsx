import { type ImportCounts, importRowFilters } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { countText } from '../../shared/feedback/values/amountText.ts';
import type { RowFilter } from './grid/rows.ts';
import styles from './Imports.module.css';

/** How many rows a filter shows. */
export const countOf = (counts: ImportCounts, filter: RowFilter) =>
  counts[filter === 'all' ? 'total' : filter];

interface Props {
  counts: ImportCounts;
  only: RowFilter;
  onOnly: (only: RowFilter) => void;
}

/** How many rows are how; pressing one shows those. */
export const Totals = ({ counts, only, onOnly }: Props) => {
  const { t } = useTranslation('imports');
  // Few leave rows out.
  const shown = importRowFilters.filter(
    (filter) => filter !== 'skipped' || filter === only || counts.skipped > 0,
  );
  return (
    <fieldset className={styles.totals} aria-label={t('totals.label')}>
      {shown.map((filter) => (
        <button
          key={filter}
          type="button"
          className={styles.total}
          data-filter={filter}
          data-none={countOf(counts, filter) === 0}
          aria-pressed={filter === only}
          onClick={() => onOnly(filter)}
        >
          <span>{t(`totals.${filter}`)}</span>
          <b>{countText(countOf(counts, filter))}</b>
        </button>
      ))}
    </fieldset>
  );
};
