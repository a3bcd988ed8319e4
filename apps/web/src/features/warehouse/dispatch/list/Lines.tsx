import { type BatchLine, listBatchLines } from '@alpaca/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../shared/api/useCall.ts';
import { LoadState } from '../../../../shared/feedback/states/ErrorState.tsx';
import { TableSkeleton } from '../../../../shared/feedback/states/Skeletons.tsx';
import { BatchDialog } from '../BatchDialog.tsx';
import styles from '../Dispatch.module.css';

interface Props {
  warehouseId: string;
  onOpen: (id: string) => void;
}

/** What waits on the floor, line by line, and the batch of today that takes it. */
export const Lines = ({ warehouseId, onOpen }: Props) => {
  const { t } = useTranslation('dispatch');
  const [of, setOf] = useState<BatchLine | null>(null);
  const [open, setOpen] = useState(false);
  const [isAll, setAll] = useState(false);
  const query = useCall(listBatchLines, { query: { warehouseId } }, { meta: { quiet: true } });
  const { data } = query;
  const make = (line: BatchLine) => {
    setOf(line);
    setOpen(true);
  };
  if (!data) {
    return (
      <LoadState query={query}>
        <TableSkeleton rows={2} columns={3} />
      </LoadState>
    );
  }
  if (data.lines.length === 0) return null;
  // What nothing waits for is asked for, and does not push the batches off the screen.
  const atWork = data.lines.filter(({ boxes, openBatchId }) => boxes > 0 || openBatchId);
  const others = data.lines.length - atWork.length;
  const shown = isAll ? data.lines : atWork;
  return (
    <section aria-label={t('lines')}>
      <h2 className={styles.heading}>{t('lines')}</h2>
      {atWork.length === 0 && <p className={styles.soft}>{t('nothingWaits')}</p>}
      <ul className={styles.lines}>
        {shown.map((line) => (
          <li key={line.productId} className={styles.line}>
            <div>
              <p className={styles.lineName}>{line.name}</p>
              <p className={styles.soft}>
                <strong className={styles.figure}>{line.boxes}</strong>{' '}
                {t('lineWaits', {
                  count: line.boxes,
                  orders: t('orderCount', { count: line.orders }),
                })}
              </p>
            </div>
            <div className={styles.lineActions}>
              {line.openBatchId && (
                <Button type="primary" onClick={() => onOpen(line.openBatchId as string)}>
                  {t('goOn')}
                </Button>
              )}
              <Button type={line.openBatchId ? 'text' : 'default'} onClick={() => make(line)}>
                {t('add')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <div className={styles.bar}>
          <Button size="small" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? t('fewerLines') : t('moreLines', { count: others })}
          </Button>
        </div>
      )}
      {of && (
        <BatchDialog
          open={open}
          of={{ warehouseId, productId: of.productId, productName: of.name }}
          onClose={() => setOpen(false)}
          onSaved={onOpen}
        />
      )}
    </section>
  );
};
