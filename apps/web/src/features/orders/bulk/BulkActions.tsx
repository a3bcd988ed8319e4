import type { OrderSummary, Permission } from '@alpaca/contract';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { ChangeProductDialog } from '../product/ChangeProductDialog.tsx';
import { actRules, type BulkAct, bulkActs, type Sorted, sortedFor, sortedForAct } from './acts.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { DownloadMany } from './DownloadMany.tsx';
import { PrintMany } from './PrintMany.tsx';
import { useReasons } from './useReasons.ts';

interface Props {
  rows: readonly OrderSummary[];
  onChanged: () => void;
  onDone: () => void;
}

const most = 1000;

interface ActProps {
  act: BulkAct | 'changeProduct';
  sorted: Sorted<OrderSummary>;
  count: number;
  permission: Permission;
  danger?: boolean;
  onClick: () => void;
}

/** A button that says how many of the chosen it can be for, and why it can be for none. */
const ActOfMany = ({ act, sorted, count, ...rest }: ActProps) => {
  const { t } = useTranslation('orderList');
  const reasonOf = useReasons();
  const { able, skipped } = sorted;
  const name = t(`bulk.${act}`);
  const reason =
    count > most
      ? t('bulk.tooMany', { most })
      : able.length === 0 && skipped[0]
        ? t('bulk.noneCan', { count, act: name, reason: reasonOf(skipped[0]) })
        : undefined;
  return (
    <ActionButton size="small" disabledReason={reason} {...rest}>
      {able.length === 0 || able.length === count
        ? name
        : t('bulk.some', { act: name, able: able.length, count })}
    </ActionButton>
  );
};

/** What can be done to the chosen orders. */
export const BulkActions = ({ rows, onChanged, onDone }: Props) => {
  const [open, setOpen] = useState<BulkAct | 'changeProduct' | null>(null);
  const changing = sortedFor(rows, 'changeProduct');
  const close = (done: boolean) => {
    setOpen(null);
    if (done) onDone();
  };
  return (
    <>
      <PrintMany rows={rows} onDone={onDone} />
      {/* Its texts come with the first choice: the list stays while they do. */}
      <Suspense>
        <DownloadMany orderIds={rows.map(({ id }) => id)} />
      </Suspense>
      {bulkActs.map((act) => {
        const { permission, danger } = actRules[act];
        return (
          <ActOfMany
            key={act}
            act={act}
            sorted={sortedForAct(rows, act)}
            count={rows.length}
            permission={permission}
            danger={danger}
            onClick={() => setOpen(act)}
          />
        );
      })}
      <ActOfMany
        act="changeProduct"
        sorted={changing}
        count={rows.length}
        permission="order:batchProduct"
        onClick={() => setOpen('changeProduct')}
      />
      {open === 'changeProduct' && (
        <ChangeProductDialog orders={changing.able} onChanged={onChanged} onClose={close} />
      )}
      {open !== null && open !== 'changeProduct' && (
        <BulkDialog
          act={open}
          sorted={sortedForAct(rows, open)}
          onChanged={onChanged}
          onClose={close}
        />
      )}
    </>
  );
};
