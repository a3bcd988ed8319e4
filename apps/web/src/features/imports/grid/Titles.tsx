// biome-ignore-all lint/a11y/useSemanticElements: a table's own elements lose their meaning when they are laid out by hand
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its chosen cell
import { useTranslation } from 'react-i18next';
import { type Column, headWidth, leadWidth, priceWidth } from './columns.ts';
import styles from './Grid.module.css';
import type { Range } from './sight.ts';

interface Props {
  columns: readonly Column[];
  drawn: Range;
  priced: boolean;
}

/** The grid's headings, which stay above the rows. */
export const Titles = ({ columns, drawn, priced }: Props) => {
  const { t } = useTranslation('imports');
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
      {columns.slice(drawn.from, drawn.to).map(({ name, label, required, width, left }, n) => (
        <div
          key={name}
          role="columnheader"
          aria-colindex={drawn.from + n + (priced ? 3 : 2)}
          className={styles.title}
          style={{ left: leadWidth(priced) + left, width }}
          title={label}
        >
          <span>{label}</span>
          {required && (
            <b className={styles.required} title={t('field.required')}>
              *
            </b>
          )}
        </div>
      ))}
    </div>
  );
};
