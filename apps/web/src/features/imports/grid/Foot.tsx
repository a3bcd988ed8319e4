import type { ImportField } from '@alpaca/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './Grid.module.css';
import type { GridRow } from './rows.ts';

interface Props {
  row: GridRow | undefined;
  field: ImportField | undefined;
  failed: Error | null;
  onRetry: () => void;
}

/** Where one is and what is wrong there, for the eye and for those who have no pointer to hover. */
export const Foot = ({ row, field, failed, onRetry }: Props) => {
  const { t } = useTranslation('imports');
  const issue = row?.issues[field?.name ?? ''];
  return (
    <div className={styles.foot}>
      {row && (
        <span>
          {t('foot.row', { row: row.rowNo })}
          {field && ` · ${field.label}`}
        </span>
      )}
      {issue && <span className={styles.reason}>{issue}</span>}
      {failed && (
        <span role="alert" className={styles.reason}>
          {t('grid.failed')}
          <Button type="link" size="small" onClick={onRetry}>
            {t('grid.retry')}
          </Button>
        </span>
      )}
      <span className={styles.keys}>{t('grid.keys')}</span>
    </div>
  );
};
