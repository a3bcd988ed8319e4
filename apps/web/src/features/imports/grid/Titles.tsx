// biome-ignore-all lint/a11y/useSemanticElements: a table's own elements lose their meaning when they are laid out by hand
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its chosen cell
import { useTranslation } from 'react-i18next';
import {
  type Column,
  headsWidth,
  headWidth,
  leadWidth,
  priceWidth,
  reasonsWidth,
} from './columns.ts';
import styles from './Grid.module.css';
import type { Range } from './sight.ts';

interface Props {
  columns: readonly Column[];
  drawn: Range;
  priced: boolean;
  /** Whether what is wrong stands at the end, and stays at the edge. */
  reasons: 'none' | 'last' | 'pinned';
}

/** The grid's headings, which stay above the rows. */
export const Titles = ({ columns, drawn, priced, reasons }: Props) => {
  const { t } = useTranslation('imports');
  const lead = leadWidth(priced, columns);
  const [first] = columns;
  const title = ({ name, label, required, kind, width, left, frozen }: Column, n: number) => (
    <div
      key={name}
      role="columnheader"
      aria-colindex={n + (priced ? 3 : 2)}
      className={`${styles.title} ${frozen ? styles.frozenTitle : ''}`}
      data-kind={kind}
      style={{ left: frozen ? headsWidth(priced) : lead + left, width }}
      title={label}
    >
      <span>{label}</span>
      {required && (
        <b className={styles.required} title={t('field.required')}>
          *
        </b>
      )}
    </div>
  );
  return (
    <div role="row" aria-rowindex={1} className={styles.titles}>
      <div
        role="columnheader"
        aria-colindex={1}
        className={`${styles.title} ${styles.corner}`}
        style={{ width: headWidth }}
      >
        {t('grid.rowNo')}
      </div>
      {priced && (
        <div
          role="columnheader"
          aria-colindex={2}
          className={`${styles.title} ${styles.priceTitle}`}
          style={{ left: headWidth, width: priceWidth }}
        >
          {t('grid.price')}
        </div>
      )}
      {first?.frozen && title(first, 0)}
      {columns.slice(drawn.from, drawn.to).map((column, n) => title(column, drawn.from + n))}
      {reasons !== 'none' && (
        <div
          role="columnheader"
          aria-colindex={columns.length + (priced ? 3 : 2)}
          className={`${styles.title} ${styles.reasonsTitle}`}
          data-pinned={reasons === 'pinned'}
          style={{ width: reasonsWidth }}
        >
          {t('grid.reasons')}
        </div>
      )}
    </div>
  );
};
