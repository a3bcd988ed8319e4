import { type OrderSummary, printObstacle } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { usePrintOrders } from '../../labels/index.ts';

interface Props {
  rows: readonly OrderSummary[];
  onDone: () => void;
}

/** Prints the chosen orders' labels. Which of them can't be is told by name once it is pressed. */
export const PrintMany = ({ rows, onDone }: Props) => {
  const { t } = useTranslation('orderList');
  const { print, dialog } = usePrintOrders();
  const count = rows.length;
  const able = rows.filter((row) => printObstacle(row) === null).length;
  const act = t('bulk.print');
  const ids = rows.map(({ id }) => id);
  const send = async () => {
    if ((await print(ids, 'list')) > 0) onDone();
  };
  return (
    <>
      <ActionButton size="small" permission="order:print" onClick={send}>
        {able === 0 || able === count ? act : t('bulk.some', { act, able, count })}
      </ActionButton>
      {dialog}
    </>
  );
};
