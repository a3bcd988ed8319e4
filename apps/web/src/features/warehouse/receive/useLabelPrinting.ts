import { listToPrint } from '@alpaca/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../shared/api/showError.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { createLine } from '../../../shared/scanner/line.ts';
import { say } from '../../../shared/store/notice.ts';
import { usePrintOne } from '../../labels/index.ts';
import { useDesk } from './desk.ts';
import type { Station } from './station/station.ts';

// A carrier answers within seconds; while none is waited for nobody is asked.
const soonMs = 2_000;
const seldomMs = 60_000;

/**
 * Labels that are made here come out by themselves once their carrier has answered: only at the station
 * that received the parcel, and once; the print ledger refuses a second time.
 */
export const useLabelPrinting = ({ warehouseId, name }: Station) => {
  const { t } = useTranslation('receive');
  const { printOne, dialog, getReady } = usePrintOne();
  const [inTurn] = useState(() => createLine());
  const [tried] = useState(() => new Set<string>());
  const [printed, setPrinted] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const isExpected = useDesk(({ table }) =>
    table.outcomes.some(({ received }) => received?.labelComes && !printed.has(received.orderId)),
  );
  const { data } = useCall(
    listToPrint,
    { query: { warehouseId, station: name } },
    { refetchInterval: isExpected ? soonMs : seldomMs, meta: { quiet: true } },
  );

  const done = (orderId: string) => {
    setPrinted((before) => new Set(before).add(orderId));
    setFailed((before) => new Set([...before].filter((id) => id !== orderId)));
  };
  const failure = (orderId: string, message: string) => {
    setFailed((before) => new Set(before).add(orderId));
    say('error', t('print.failed', { message }));
  };
  const print = (orderId: string) =>
    inTurn(() => printOne(orderId, { place: 'receive' })).then(
      (result) => {
        // Somebody else was faster: it is on paper.
        if (result.is === 'printed' || result.is === 'again') return done(orderId);
        failure(orderId, result.is === 'failed' ? result.message : result.obstacle);
      },
      (error: unknown) => {
        setFailed((before) => new Set(before).add(orderId));
        showError(error);
      },
    );

  const printNew = useEffectEvent((ids: readonly string[]) => {
    for (const id of ids.filter((one) => !tried.has(one))) {
      tried.add(id);
      void print(id);
    }
  });
  useEffect(() => {
    if (data) printNew(data.map(({ orderId }) => orderId));
  }, [data]);
  const onExpected = useEffectEvent(getReady);
  useEffect(() => {
    if (isExpected) onExpected();
  }, [isExpected]);
  return { print, printed, failed, dialog };
};
export type LabelPrinting = Omit<ReturnType<typeof useLabelPrinting>, 'dialog'>;
