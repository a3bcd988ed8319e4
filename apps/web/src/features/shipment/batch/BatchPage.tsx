import { scanWaiting, type WaitingOrder } from '@alpaca/contract';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/api/errorText.ts';
import { request } from '../../../shared/api/request.ts';
import { useUnsavedGuard } from '../../../shared/form/useUnsavedGuard.ts';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import styles from '../../../shared/scanner/Scan.module.css';
import { ScanField } from '../../../shared/scanner/ScanField.tsx';
import { ScanRows } from '../../../shared/scanner/ScanRows.tsx';
import { play } from '../../../shared/scanner/sounds.ts';
import { useKey } from '../../../shared/scanner/useKey.ts';
import { useKeyed } from '../../../shared/scanner/useKeyed.ts';
import { Verdict, type VerdictKind } from '../../../shared/scanner/Verdict.tsx';
import { useWedge } from '../../../shared/scanner/wedge/useWedge.ts';
import { type HandingOver, HandOverDialog } from '../handOver/HandOverDialog.tsx';
import { useAddTo } from '../handOver/useAddTo.tsx';
import { sumOf } from '../sumOf.ts';
import { totalsText } from '../totalsText.ts';
import { createScanList, type ListScan } from './scanList.ts';

const kinds: Readonly<Record<ListScan['state'], VerdictKind>> = {
  looking: 'busy',
  added: 'right',
  twice: 'twice',
  unknown: 'wrong',
  leftOut: 'wrong',
  failed: 'wrong',
};

/** A list made with the scanner: what is scanned goes on it, F9 hands it over. */
export default function BatchPage() {
  const { t } = useTranslation('shipment');
  const keyed = useKeyed();
  const field = useRef<HTMLInputElement>(null);
  const [scans, setScans] = useState<readonly ListScan[]>([]);
  const house = useRef<string>(undefined);
  const [list] = useState(() => {
    const look = (number: string) => {
      const { current: warehouseId } = house;
      return request(scanWaiting, { body: { number, ...(warehouseId && { warehouseId }) } });
    };
    return createScanList({ look, errorText, play, onChange: setScans });
  });
  const addTo = useAddTo(list.clear);
  const warehouseId = addTo.list?.warehouseId;
  // What its warehouse does not take is said at the scan.
  useEffect(() => {
    house.current = warehouseId;
  }, [warehouseId]);
  const [handing, setHanding] = useState<HandingOver | null>(null);
  const added = scans.filter(({ state }) => state === 'added');
  const orders = added.map(({ order }) => order as WaitingOrder);
  const totals = sumOf(orders);
  const last = scans.at(-1);
  useUnsavedGuard(orders.length > 0);

  const handOver = () => {
    if (orders.length === 0 || addTo.disabledReason) return;
    if (addTo.isOn) return addTo.add(orders);
    const productIds = orders.map(({ productId }) => productId);
    const ids = orders.map(({ id }) => id);
    setHanding({ ids, totals, productIds, leftOut: [], leftOutCount: 0 });
  };
  const onScan = (text: string) => void list.scan(text);
  useWedge(field, { onScan });
  useKey('F9', () => void handOver());

  const saidOf = ({ state, leftOut, message }: ListScan) => {
    if (leftOut) return t(`reason.${leftOut.reason}`, { no: leftOut.shipmentNo });
    return state === 'failed' ? message : t(`scan.${state}`);
  };
  // What its title says already is not said twice.
  const moreOf = (scan: ListScan) => (scan.leftOut || scan.state === 'failed' ? saidOf(scan) : '');
  return (
    <ListPage
      title={t('batch.title')}
      beside={<span>{totalsText(t, totals)}</span>}
      actions={
        <ActionButton
          type="primary"
          aria-keyshortcuts="F9"
          disabledReason={addTo.disabledReason ?? (orders.length > 0 ? undefined : t('batch.none'))}
          onClick={handOver}
        >
          {keyed(t(addTo.isOn ? 'batch.addTo' : 'batch.handOver'), 'F9')}
        </ActionButton>
      }
      views={addTo.banner}
    >
      <div className={styles.desk}>
        <div className={styles.stage}>
          <ScanField
            ref={field}
            label={t('batch.field')}
            placeholder={t('numberHint')}
            onScan={onScan}
          />
          {last ? (
            <Verdict
              kind={kinds[last.state]}
              title={t(`scan.${last.state}`)}
              number={last.order?.transactionOrderNo ?? last.number}
              facts={[
                last.order ? last.order.productName : moreOf(last),
                last.order ? totalsText(t, sumOf([last.order])) : '',
              ]}
            />
          ) : (
            <Verdict kind="ready" title={t('batch.ready')} facts={[t('batch.readyText')]} />
          )}
        </div>
        <ScanRows
          title={t('batch.list')}
          empty={t('batch.empty')}
          counts={[
            t('count.added', { count: added.length }),
            t('count.scans', { count: scans.length }),
          ]}
          rows={scans.map((scan) => ({
            key: scan.key,
            number: scan.order?.transactionOrderNo ?? scan.number,
            about: scan.number,
            kind: kinds[scan.state],
            words: saidOf(scan),
            actions: (
              <Button
                size="small"
                aria-label={t('removeOf', { no: scan.number })}
                onClick={() => {
                  list.remove(scan.key);
                  field.current?.focus();
                }}
              >
                {t('remove')}
              </Button>
            ),
          }))}
        />
      </div>
      <HandOverDialog
        handing={handing}
        onClose={() => setHanding(null)}
        onDone={() => {
          setHanding(null);
          list.clear();
        }}
      />
      {addTo.dialogs}
    </ListPage>
  );
}
