import { lookAtNumber, type ScannedShipment } from '@alpaca/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../shared/api/useCall.ts';
import { table, useDesk } from '../desk.ts';
import styles from '../Receive.module.css';
import { useStation } from '../station/station.ts';

// Other stations work on the same list.
const everyMs = 5_000;

const Line = ({ shipment, warehouseId }: { shipment: ScannedShipment; warehouseId: string }) => {
  const { t } = useTranslation('receive');
  const { data } = useCall(
    lookAtNumber,
    { body: { warehouseId, number: shipment.shipmentNo } },
    { refetchInterval: everyMs, meta: { quiet: true } },
  );
  const { shipmentNo: no, merchantName: merchant, arrived, listed } = data?.shipment ?? shipment;
  return (
    <div className={styles.list}>
      <span role="status">{t('shipment', { no, merchant, arrived, listed })}</span>
      <Button size="small" onClick={table.leaveShipment}>
        {t('shipment.leave')}
      </Button>
    </div>
  );
};

/** The list that the station is working on, and how much of it is here by now. */
export const ShipmentLine = () => {
  const shipment = useDesk((state) => state.table.shipment);
  const station = useStation((state) => state.station);
  if (!shipment || !station) return null;
  return <Line shipment={shipment} warehouseId={station.warehouseId} />;
};
