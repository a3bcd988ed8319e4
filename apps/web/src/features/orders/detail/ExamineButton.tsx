import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { type AskedOrder, BulkDialog } from '../bulk/BulkDialog.tsx';

interface Props {
  order: AskedOrder;
  onChanged: () => void;
}

/** An operator's word on an order that was asked back. */
export const ExamineButton = ({ order, onChanged }: Props) => {
  const { t } = useTranslation('orderList');
  const [open, setOpen] = useState(false);
  return (
    <>
      {order.booking === 'cancelling' && (
        <ActionButton type="primary" permission="ops:examineRefund" onClick={() => setOpen(true)}>
          {t('bulk.examine')}
        </ActionButton>
      )}
      {open && (
        <BulkDialog
          act="examine"
          sorted={{ able: [order], skipped: [] }}
          onChanged={onChanged}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
