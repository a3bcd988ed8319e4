import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../Receive.module.css';
import type { Station } from '../station/station.ts';
import type { LabelPrinting } from '../useLabelPrinting.ts';
import type { useReceipts } from '../useReceipts.ts';
import { ArrivalList } from './ArrivalList.tsx';
import { ScannedList } from './ScannedList.tsx';
import { StrayList } from './StrayList.tsx';

const lists = ['scanned', 'strays', 'arrivals'] as const;
type List = (typeof lists)[number];

interface Props {
  station: Station;
  receipts: ReturnType<typeof useReceipts>['receipts'];
  printing: LabelPrinting;
}

/** Beside the table: what was scanned, what nobody forecast, what was delivered. */
export const Side = ({ station, receipts, printing }: Props) => {
  const { t } = useTranslation('receive');
  const [shown, setShown] = useState<List>('scanned');
  return (
    <div className={styles.side}>
      <Segmented<List>
        block
        aria-label={t('list')}
        value={shown}
        options={lists.map((value) => ({ value, label: t(`list.${value}`) }))}
        onChange={setShown}
      />
      {shown === 'scanned' && (
        <ScannedList station={station} receipts={receipts} printing={printing} />
      )}
      {shown === 'strays' && <StrayList />}
      {shown === 'arrivals' && <ArrivalList warehouseId={station.warehouseId} />}
    </div>
  );
};
