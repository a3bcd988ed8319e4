import { getLabel, isMarked, type OrderSummary, printObstacle } from '@alpaca/contract';
import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../shared/api/saveFile.ts';
import { ActionButton } from '../../shared/permission/ActionButton.tsx';
import { usePrintOrders } from '../labels/index.ts';

/** Prints the label, or saves it, once there is one. */
export const LabelButtons = ({ order }: { order: OrderSummary }) => {
  const { t } = useTranslation('orders');
  const { print, dialog } = usePrintOrders();
  const rest = {
    permission: 'order:print',
    disabledReason: printObstacle(order) === null ? undefined : t('label.none'),
  } as const;
  return (
    <>
      <ActionButton
        type="primary"
        icon={<PrinterOutlined />}
        onClick={() => print([order.id], 'finish')}
        {...rest}
      >
        {t(isMarked(order) ? 'label.printMark' : 'label.print')}
      </ActionButton>
      <ActionButton
        icon={<DownloadOutlined />}
        onClick={() => saveFile(getLabel, { query: { id: order.id } })}
        {...rest}
      >
        {t(isMarked(order) ? 'label.downloadMark' : 'label.download')}
      </ActionButton>
      {dialog}
    </>
  );
};
