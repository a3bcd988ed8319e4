import type { Receipt } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { ScanRow } from '../../../../shared/scanner/ScanRows.tsx';
import type { Entry } from '../queue/entry.ts';
import type { Outcome, Received } from '../table/parcel.ts';

type T = TFunction<'receive'>;

/** What a finished parcel can still have done to it. */
export type ActionsOf = (number: string, received: Received) => ReactNode;

const aboutReceived = (t: T, received: Received, weightKg: number, number: string) => {
  const { transactionOrderNo, billableKg, price, currency, withheld } = received;
  return [
    transactionOrderNo === number ? '' : transactionOrderNo,
    t('row.weight', { kg: weightKg }),
    billableKg === null ? '' : t('row.billable', { kg: billableKg }),
    price ? t('row.price', { price, currency: currency ?? '' }) : '',
    ...withheld.map((reason) => t(`reason.${reason}`)),
  ]
    .filter(Boolean)
    .join(' · ');
};

const receivedRow = (
  t: T,
  { key, number, weightKg }: { key: string; number: string; weightKg: number },
  received: Received,
  actionsOf: ActionsOf,
): ScanRow => {
  const { isComplete, withheld, boxesHere: here, boxesOf: of } = received;
  const isAside = withheld.length > 0;
  const words = isAside ? 'row.withheld' : isComplete ? 'row.received' : 'row.part';
  return {
    key,
    number,
    about: aboutReceived(t, received, weightKg, number),
    kind: isAside ? 'twice' : isComplete ? 'right' : 'ready',
    words: t(words, { here, of }),
    actions: actionsOf(number, received),
  };
};

const outcomeRow = (t: T, outcome: Outcome, actionsOf: ActionsOf): ScanRow => {
  const { key, number, weightKg, received, stray } = outcome;
  if (received) return receivedRow(t, outcome, received, actionsOf);
  if (stray) {
    const about = `${stray} · ${t('row.weight', { kg: weightKg })}`;
    return { key, number, about, kind: 'twice', words: t('row.stray') };
  }
  return { key, number, about: '', kind: 'twice', words: t('row.left') };
};

const entryRow = (t: T, { id, number, state, stop, message, ...task }: Entry): ScanRow => {
  const weight = task.kind === 'without' ? '' : t('row.weight', { kg: task.body.weight });
  if (state === 'waiting') {
    return { key: id, number, about: weight, kind: 'busy', words: t('row.waiting') };
  }
  const words = t(state === 'stopped' ? 'row.stopped' : 'row.refused');
  const why = stop ? t(`stop.${stop.stop}`) : message;
  return {
    key: id,
    number,
    about: [weight, why].filter(Boolean).join(' · '),
    kind: 'wrong',
    words,
  };
};

const receiptRow = (t: T, receipt: Receipt, actionsOf: ActionsOf): ScanRow => {
  const { scanId: key, number, answer } = receipt;
  const { received, stop } = answer;
  if (received)
    return receivedRow(t, { key, number, weightKg: received.weightKg }, received, actionsOf);
  const about = stop ? t(`stop.${stop.stop}`) : '';
  return { key, number, about, kind: 'wrong', words: t('row.stopped') };
};

interface Scanned {
  entries: readonly Entry[];
  outcomes: readonly Outcome[];
  /** What the server has of this station, from before this page. */
  receipts: readonly Receipt[];
}

/** All that was scanned at this station, the oldest first; each scan once. */
export const scannedRows = (
  t: T,
  { entries, outcomes, receipts }: Scanned,
  actionsOf: ActionsOf,
): ScanRow[] => {
  const known = new Set([...entries.map(({ id }) => id), ...outcomes.map(({ key }) => key)]);
  const before = receipts.filter(({ scanId }) => !known.has(scanId));
  return [
    ...before.toReversed().map((one) => receiptRow(t, one, actionsOf)),
    ...outcomes.toReversed().map((one) => outcomeRow(t, one, actionsOf)),
    ...entries.map((one) => entryRow(t, one)),
  ];
};
