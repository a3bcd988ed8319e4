// biome-ignore-all lint/a11y/useSemanticElements: a table's own elements lose their meaning when they are laid out by hand
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its chosen cell
import type { ImportField } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { listedHref } from '../../../shared/paths/orders.ts';
import { Link } from '../../../shared/place/Link.tsx';
import { reasonsWidth } from './columns.ts';
import styles from './Grid.module.css';
import { type GridRow, reasonsOf } from './rows.ts';

interface Props {
  row: GridRow | undefined;
  fields: readonly ImportField[];
  column: number;
  /** It stays at the edge. */
  pinned: boolean;
  /** What an order's status is called. */
  statusText: (status: string) => string;
  t: TFunction<'imports'>;
}

/** All that is wrong with a row, or what has become of it. */
export const Reasons = ({ row, fields, column, pinned, statusText, t }: Props) => {
  const text = row ? reasonsOf(row, fields, t('reasons.colon')).join(t('reasons.between')) : '';
  const made = row?.made;
  return (
    <div
      role="gridcell"
      aria-colindex={column}
      aria-readonly="true"
      className={styles.reasons}
      data-pinned={pinned}
      title={text || undefined}
      style={{ width: reasonsWidth }}
    >
      {text}
      {row?.state === 'skipped' && t('reasons.skipped')}
      {made && (
        <>
          <Link to={listedHref(made.id)} tabIndex={-1}>
            {made.no}
          </Link>
          {` ${made.waitingPayment ? t('reasons.waitingPayment') : statusText(made.status)}`}
        </>
      )}
    </div>
  );
};
