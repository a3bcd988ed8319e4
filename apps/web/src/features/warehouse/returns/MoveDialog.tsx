import { type ReturnView, shelveReturn } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { say } from '../../../shared/store/notice.ts';
import { PlaceInput } from './PlaceInput.tsx';
import { useHouse } from './useHouse.ts';

interface Props {
  row: ReturnView;
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
  /** It is on another list now. */
  onLeft: () => void;
}

const placeRule = schemaRule(shelveReturn.body.shape.shelf);

/** Onto the shelf, or to another place of it. */
export const MoveDialog = ({ row, open, onClose, onChanged, onLeft }: Props) => {
  const { t } = useTranslation('returns');
  const [form] = Form.useForm<{ shelf: string }>();
  const { house } = useHouse();
  const isFirst = row.state === 'expected';
  const warehouseId = row.warehouseId ?? house?.id ?? '';
  const send = useSend(shelveReturn, {
    meta: { quiet: 'fields' },
    onSuccess: ({ shelf }) => {
      say('success', t('shelvedAt', { shelf }));
      onClose();
      if (isFirst) onLeft();
    },
    onSettled: onChanged,
  });
  const { transactionOrderNo: number } = row;
  return (
    <FormDialog
      open={open}
      title={t(isFirst ? 'shelveTitle' : 'moveTitle', { no: number })}
      width={420}
      okText={t(isFirst ? 'act.shelve' : 'act.move')}
      form={form}
      focusOn="shelf"
      sends={[send]}
      error={send.error}
      onSave={({ shelf }) => send.mutate({ body: { warehouseId, number, shelf, photos: [] } })}
      onClose={onClose}
    >
      <p>{isFirst ? house?.name : t('moveFrom', { shelf: row.shelf, house: row.warehouseName })}</p>
      <Form.Item name="shelf" label={t('shelf')} rules={[placeRule]}>
        <PlaceInput warehouseId={warehouseId} />
      </Form.Item>
    </FormDialog>
  );
};
