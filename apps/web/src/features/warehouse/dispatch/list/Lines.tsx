import { type BatchLine, listBatchLines } from '@alpaca/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../shared/api/useCall.ts';
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
  const { data } = useCall(listBatchLines, { query: { warehouseId } }, { meta: { quiet: true } });
  const make = (line: BatchLine) => {
    setOf(line);
    setOpen(true);
  };
  if (!data || data.lines.length === 0) return null;
  return (
    <section aria-label={t('lines')}>
      <h2 className={styles.heading}>{t('lines')}</h2>
      <ul className={styles.lines}>
        {data.lines.map((line) => (
          <li key={line.productId} className={styles.line}>
            <div>
              <p className={styles.lineName}>{line.name}</p>
              <p className={styles.soft}>
                <strong className={styles.figure}>{line.boxes}</strong>{' '}
                {t('lineWaits', { orders: line.orders })}
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
