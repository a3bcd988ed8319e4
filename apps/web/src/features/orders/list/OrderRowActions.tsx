import type { ListedOrder } from '@alpaca/contract';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import { useOrderActions } from '../useOrderActions.ts';

interface Props {
  order: ListedOrder;
  onChanged: () => void;
  /** Asked by the page: the row may leave the list before its answer is read. */
  onExamine: (order: ListedOrder) => void;
}

export const OrderRowActions = ({ order, onChanged, onExamine }: Props) => {
  const { actions, dialog, physicalDialog, printDialog } = useOrderActions(order, {
    place: 'list',
    onChanged,
    onExamine: () => onExamine(order),
  });
  return (
    <>
      <RowActions of={order.transactionOrderNo} actions={actions} />
      {dialog}
      {physicalDialog}
      {printDialog}
    </>
  );
};
