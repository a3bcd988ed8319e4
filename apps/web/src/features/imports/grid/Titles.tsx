// biome-ignore-all lint/a11y/useSemanticElements: a table's own elements lose their meaning when they are laid out by hand
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its chosen cell
import { useTranslation } from 'react-i18next';
import { type Column, headWidth } from './columns.ts';
import styles from './Grid.module.css';
import type { Range } from './sight.ts';

/** The grid's headings, which stay above the rows. */
export const Titles = ({ columns, drawn }: { columns: readonly Column[]; drawn: Range }) => {
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
      {columns.slice(drawn.from, drawn.to).map(({ name, label, required, width, left }, n) => (
        <div
          key={name}
          role="columnheader"
          aria-colindex={drawn.from + n + 2}
          className={styles.title}
          style={{ left: headWidth + left, width }}
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
