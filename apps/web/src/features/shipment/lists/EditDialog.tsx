import { editShipment, type ShipmentDetail } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { TimeInput } from '../../../shared/inputs/TimeInput.tsx';
import { fillWithTheirs } from '../../../shared/revision/fillWithTheirs.ts';
import { useEdit } from '../../../shared/revision/useEdit.tsx';
import { useHeld } from '../../../shared/revision/useHeld.ts';
import { say } from '../../../shared/store/notice.ts';
import { useRenewShipments } from '../useRenewShipments.ts';
import { changeWords } from './changeWords.ts';

interface Values {
  estimatedArrival?: string | null;
  remark?: string;
}

interface Props {
  open: boolean;
  list: ShipmentDetail;
  onClose: () => void;
}

/** When a list comes, and what its merchant says of it. */
export const EditDialog = ({ open, list: latest, onClose }: Props) => {
  const list = useHeld(latest, `${open} ${latest.id}`);
  const { t } = useTranslation('shipment');
  const [form] = Form.useForm<Values>();
  const renew = useRenewShipments();
  const edit = useEdit(
    editShipment,
    {
      ...changeWords(t),
      onTheirs: fillWithTheirs(form, renew),
    },
    {
      onSuccess: () => {
        say('success', t('saved'));
        renew();
        onClose();
      },
    },
  );
  const save = ({ estimatedArrival = null, remark = '' }: Values) =>
    edit.mutate({ body: { id: list.id, revision: list.revision, estimatedArrival, remark } });
  return (
    <FormDialog<Values>
      open={open}
      title={t('editTitle', { no: list.shipmentNo })}
      focusOn="estimatedArrival"
      form={form}
      initial={{ estimatedArrival: list.estimatedArrival, remark: list.remark }}
      sends={[edit]}
      error={edit.error}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="estimatedArrival" label={t('estimatedArrival')}>
        <TimeInput placeholder={t('estimatedArrivalHint')} />
      </Form.Item>
      <Form.Item
        name="remark"
        label={t('remark')}
        rules={[schemaRule(editShipment.body.shape.remark)]}
      >
        <TextInput maxLength={500} />
      </Form.Item>
    </FormDialog>
  );
};
