import { listOwnWarehouses } from '@alpaca/contract';
import { Button } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import scan from '../../../shared/scanner/Scan.module.css';
import { LeftBehind } from '../queue/LeftBehind.tsx';
import { ArrivalDialog } from './arrival/ArrivalDialog.tsx';
import { queue, startDesk, useDesk } from './desk.ts';
import { Side } from './lists/Side.tsx';
import { Stage } from './panels/Stage.tsx';
import styles from './Receive.module.css';
import { OperatorDialog } from './station/OperatorDialog.tsx';
import { StationHead } from './station/StationHead.tsx';
import { StationSetUp } from './station/StationSetUp.tsx';
import { type Station, useStation } from './station/station.ts';
import { useLabelPrinting } from './useLabelPrinting.ts';
import { useReceipts } from './useReceipts.ts';

type Asked = 'arrival' | 'operator' | null;

const AtStation = ({ station }: { station: Station }) => {
  const { t } = useTranslation('receive');
  const [asked, setAsked] = useState<Asked>(null);
  const { entries, line, isKept } = useDesk((state) => state.queue);
  const shipmentNo = useDesk((state) => state.table.shipment?.shipmentNo ?? '');
  const { receipts, today } = useReceipts(station);
  const { dialog, ...printing } = useLabelPrinting(station);
  const waiting = entries.filter(({ state }) => state === 'waiting').length;
  const close = () => setAsked(null);
  return (
    <ListPage
      title={t('title')}
      actions={
        <>
          <Button onClick={() => setAsked('arrival')}>{t('signIn')}</Button>
          <Button onClick={() => setAsked('operator')}>{t('changeOperator')}</Button>
        </>
      }
    >
      <StationHead station={station} today={today} waiting={waiting} line={line} />
      <LeftBehind entries={entries} onTakeOver={() => void queue.takeOver()} />
      {!isKept && (
        <p role="alert" className={styles.warn}>
          {t('notKept')}
        </p>
      )}
      <div className={scan.desk}>
        <Stage />
        <Side station={station} receipts={receipts} printing={printing} />
      </div>
      <ArrivalDialog
        open={asked === 'arrival'}
        warehouseId={station.warehouseId}
        shipmentNo={shipmentNo}
        onClose={close}
      />
      <OperatorDialog open={asked === 'operator'} onClose={close} />
      {dialog}
    </ListPage>
  );
};

const Framed = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('receive');
  return <ListPage title={t('title')}>{children}</ListPage>;
};

/** The table where an operator stands all day: scan, weigh, next. */
export default function ReceivePage() {
  const { t } = useTranslation('receive');
  const { station } = useStation();
  const is = useDesk((state) => state.is);
  const mine = useCall(listOwnWarehouses, {}, { meta: { quiet: true } });
  useEffect(startDesk, []);
  if (is === 'elsewhere') {
    return (
      <Framed>
        <EmptyState title={t('elsewhere')} text={t('elsewhereText')} />
      </Framed>
    );
  }
  // Who can't be asked now goes on as before; a warehouse that is not one's own is not gone on with.
  const own = mine.data?.find(({ id }) => id === station?.warehouseId);
  if (station && (own || !mine.data)) {
    // Its name in the language of who works here now.
    const named = { ...station, warehouseName: own?.name ?? station.warehouseName };
    return <AtStation key={station.warehouseId} station={named} />;
  }
  return (
    <Framed>
      <LoadState query={mine}>
        <FormSkeleton fields={2} />
      </LoadState>
      {mine.data && <StationSetUp warehouses={mine.data} />}
    </Framed>
  );
}
