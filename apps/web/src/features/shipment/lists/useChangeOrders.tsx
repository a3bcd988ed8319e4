import { editShipment, type ShipmentDetail } from '@alpaca/contract';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEdit } from '../../../shared/revision/useEdit.tsx';
import { tellRest } from '../handOver/tellRest.ts';
import { useRenewShipments } from '../useRenewShipments.ts';
import { changeWords } from './changeWords.ts';

interface Named {
  id: string;
  no: string;
}

interface Change {
  add?: readonly Named[];
  remove?: readonly Named[];
}

const idsOf = (orders: readonly Named[] = []) => orders.map(({ id }) => id);
const nosOf = (orders: readonly Named[] = []) => orders.map(({ no }) => no);

/**
 * Orders on and off an open list. Whoever changed it in between is told of first; what they did stays,
 * whichever way it goes on.
 */
export const useChangeOrders = (list: Pick<ShipmentDetail, 'id' | 'revision'> | undefined) => {
  const { t } = useTranslation('shipment');
  const renew = useRenewShipments();
  const mine = useRef<Change>({});
  const edit = useEdit(
    editShipment,
    {
      ...changeWords(t),
      onTheirs: renew,
      form: {
        of: () => ({ added: nosOf(mine.current.add), removed: nosOf(mine.current.remove) }),
      },
    },
    { meta: { quiet: true } },
  );
  /** Whether it was done; `onRefused` hears why not. */
  const change = async (orders: Change, onRefused?: (error: unknown) => void) => {
    if (!list) return false;
    mine.current = orders;
    const { id, revision } = list;
    const body = { id, revision, add: idsOf(orders.add), remove: idsOf(orders.remove) };
    try {
      await edit.mutateAsync({ body });
      return true;
    } catch (error) {
      tellRest(error);
      onRefused?.(error);
      return false;
    } finally {
      renew();
    }
  };
  return { change, isPending: edit.isPending, dialog: edit.dialog };
};
