import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../../shared/feedback/dialogs/useConfirm.tsx';
import { ScanRows } from '../../../../shared/scanner/ScanRows.tsx';
import { newScanId } from '../../queue/scanId.ts';
import { queue, useDesk } from '../desk.ts';
import type { Station } from '../station/station.ts';
import type { Received } from '../table/parcel.ts';
import type { LabelPrinting } from '../useLabelPrinting.ts';
import type { useReceipts } from '../useReceipts.ts';
import { scannedRows } from './scannedRows.tsx';

interface Props {
  station: Station;
  receipts: ReturnType<typeof useReceipts>['receipts'];
  printing: LabelPrinting;
}

/** What was scanned at this station: waiting, stopped and done, the latest first. */
export const ScannedList = ({ station, receipts, printing }: Props) => {
  const { t } = useTranslation('receive');
  const { entries } = useDesk((state) => state.queue);
  const { outcomes } = useDesk((state) => state.table);
  const { ask, dialog } = useConfirm();

  const goOnWithout = async (number: string, received: Received) => {
    const { orderId, transactionOrderNo: no, boxesHere: here, boxesOf } = received;
    const isSure = await ask({
      title: t('without.title'),
      text: t('without.text', { no, here, rest: boxesOf - here }),
      yes: t('without.yes'),
    });
    if (!isSure) return;
    const { warehouseId, name } = station;
    const body = { scanId: newScanId(), warehouseId, station: name, orderId };
    await queue.add({ kind: 'without', number, photos: [], body });
  };

  const complete = new Set(
    outcomes.flatMap(({ received }) => (received?.isComplete ? [received.orderId] : [])),
  );
  const actionsOf = (number: string, received: Received) => {
    const { orderId, isComplete } = received;
    if (!isComplete && !complete.has(orderId)) {
      return (
        <Button size="small" onClick={() => void goOnWithout(number, received)}>
          {t('row.without')}
        </Button>
      );
    }
    if (printing.failed.has(orderId)) {
      return (
        <Button size="small" onClick={() => void printing.print(orderId)}>
          {t('row.print')}
        </Button>
      );
    }
    return printing.printed.has(orderId) ? <span>{t('row.printed')}</span> : null;
  };

  const count = (state: 'waiting' | 'else') =>
    entries.filter((one) => (one.state === 'waiting') === (state === 'waiting')).length;
  return (
    <>
      <ScanRows
        title={t('scanned.title')}
        empty={t('scanned.empty')}
        counts={[
          t('scanned.done', { count: outcomes.filter(({ received }) => received).length }),
          t('scanned.waiting', { count: count('waiting') }),
          t('scanned.stopped', { count: count('else') }),
        ]}
        rows={scannedRows(t, { entries, outcomes, receipts }, actionsOf)}
      />
      {dialog}
    </>
  );
};
