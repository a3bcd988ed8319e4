import { letOrderGoOn, type OrderStep, type OrderSummary } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../shared/api/useSend.ts';
import type { Action } from '../../shared/permission/ActionMenu.tsx';
import { say } from '../../shared/store/notice.ts';
import { WithholdDialog } from '../warehouse/index.ts';
import { InterceptDialog } from './InterceptDialog.tsx';

interface Options {
  can: (step: OrderStep) => boolean;
  look: () => void;
}

/** What stops a parcel on its way, or lets it continue: its merchant's wish, and the staff's hand. */
export const usePhysicalActs = (order: OrderSummary, { can, look }: Options) => {
  const { t } = useTranslation('orders');
  const [asked, setAsked] = useState<'intercept' | 'withhold' | null>(null);
  // The button that was pressed tells of failures.
  const withdraw = useSend(letOrderGoOn, { meta: { quiet: true } });
  const close = () => setAsked(null);
  const actions: (Action | false)[] = [
    can('withhold') && {
      key: 'withhold',
      text: t('act.withhold'),
      permission: 'ops:withheld',
      onClick: () => setAsked('withhold'),
    },
    can('letGoOn') && {
      key: 'letGoOn',
      text: t('act.letGoOn'),
      permission: 'order:withheld',
      confirm: {
        title: t('act.letGoOnTitle', { no: order.transactionOrderNo }),
        text: t('act.letGoOnText'),
        yes: t('act.letGoOn'),
      },
      onClick: async () => {
        await withdraw.mutateAsync({ body: { orderId: order.id } }).finally(look);
        say('success', t('act.letGoOnDone'));
      },
    },
    can('intercept') && {
      key: 'intercept',
      text: t('act.intercept'),
      permission: 'order:withheld',
      onClick: () => setAsked('intercept'),
    },
  ];
  const dialog = (
    <>
      {asked === 'intercept' && <InterceptDialog order={order} onClose={close} onDone={look} />}
      {asked === 'withhold' && (
        <WithholdDialog open number={order.transactionOrderNo} onClose={close} onDone={look} />
      )}
    </>
  );
  return { actions, dialog };
};
