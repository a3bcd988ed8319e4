import { OpenButton } from '../../../shared/table/OpenButton.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';

interface Known {
  orderId: string;
  transactionOrderNo: string;
  customerNo: string;
}

/** What a parcel is known by; pressed, it opens beside the list. */
export const orderColumn = <T extends Known>(
  title: string,
  onOpen: (orderId: string) => void,
): Column<T> => ({
  key: 'transactionOrderNo',
  title,
  width: 156,
  pin: 'start',
  keep: true,
  card: 'name',
  render: ({ orderId, transactionOrderNo, customerNo }) => (
    <Stacked below={customerNo}>
      <OpenButton onOpen={() => onOpen(orderId)}>{transactionOrderNo}</OpenButton>
    </Stacked>
  ),
});
