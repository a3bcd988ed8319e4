import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import type { CommitProps } from '../../imports/index.ts';
import { CommitDialog } from './CommitDialog.tsx';
import { useForecast } from './useForecast.ts';

/** Submits the good orders or saves them as drafts, after asking what becomes of the unpaid ones. */
export const CommitOrders = ({ view, blocked, onCommit }: CommitProps) => {
  const { t } = useTranslation('imports');
  const [open, setOpen] = useState(false);
  const { data: forecast, isFetching } = useForecast(view);
  const words = view.kind === 'orderDraft' ? 'action.saveOrders' : 'action.submitOrders';
  const text = forecast
    ? t(words, { orders: forecast.orders })
    : t('action.commit', { rows: view.counts.valid });
  return (
    <>
      <ActionButton type="primary" disabledReason={blocked} onClick={() => setOpen(true)}>
        {text}
      </ActionButton>
      <CommitDialog
        open={open}
        view={view}
        yes={(orders) => (forecast ? t(words, { orders }) : text)}
        forecast={isFetching ? undefined : forecast}
        onCommit={onCommit}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
