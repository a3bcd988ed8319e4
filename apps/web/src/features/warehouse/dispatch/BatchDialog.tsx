import { addBatch, type BatchRow, editBatch, type Request, transports } from '@alpaca/contract';
import { DatePicker, Form, Segmented } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { wireFormat } from '../../../shared/inputs/dateRange.ts';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { fillWithTheirs } from '../../../shared/revision/fillWithTheirs.ts';
import { useEdit } from '../../../shared/revision/useEdit.tsx';
import { say } from '../../../shared/store/notice.ts';

type Travel = Pick<
  Request<typeof editBatch>['body'],
  'transport' | 'masterNo' | 'vehicle' | 'etd' | 'eta'
>;

/** A new batch of a line, or one that is there. */
export type BatchToEdit =
  | { warehouseId: string; productId: string; productName: string }
  | { batch: BatchRow };

interface Props {
  open: boolean;
  of: BatchToEdit;
  onClose: () => void;
  onSaved: (id: string) => void;
}

const moment = {
  getValueProps: (value: string | null | undefined) => ({ value: value ? dayjs(value) : null }),
  normalize: (value: dayjs.Dayjs | null) => value?.format(wireFormat) ?? null,
};
const numberRule = schemaRule(editBatch.body.shape.masterNo);

/** How a batch travels: under which master bill, by which flight or vessel, when. */
export const BatchDialog = ({ open, of, onClose, onSaved }: Props) => {
  const { t } = useTranslation('dispatch');
  const [form] = Form.useForm<Travel>();
  const batch = 'batch' in of ? of.batch : null;
  const done = (id: string) => {
    say('success', t('saved'));
    onSaved(id);
    onClose();
  };
  const add = useSend(addBatch, { meta: { quiet: true }, onSuccess: ({ id }) => done(id) });
  const words = {
    label: (field: string) => t(`field.${field as 'masterNo'}`),
    text: (_field: string, value: unknown) => String(value ?? ''),
  };
  const edit = useEdit(
    editBatch,
    { ...words, onTheirs: fillWithTheirs(form, () => batch && onSaved(batch.id)) },
    { onSuccess: () => batch && done(batch.id) },
  );
  const save = (travel: Travel) => {
    if ('batch' in of) {
      const { id, revision } = of.batch;
      return edit.mutate({ body: { ...travel, id, revision } });
    }
    const { warehouseId, productId } = of;
    return add.mutate({ body: { ...travel, warehouseId, productId } });
  };
  const title = 'batch' in of ? t('editTitle', { no: of.batch.batchNo }) : t('addTitle');
  return (
    <FormDialog
      open={open}
      title={title}
      width={520}
      {...(!batch && { okText: t('add') })}
      form={form}
      initial={
        batch
          ? {
              transport: batch.transport,
              masterNo: batch.masterNo,
              vehicle: batch.vehicle,
              etd: batch.etd,
              eta: batch.eta,
            }
          : { transport: 'air', masterNo: '', vehicle: '', etd: null, eta: null }
      }
      sends={[add, edit]}
      error={add.error ?? edit.error}
      onSave={save}
      onClose={onClose}
    >
      {'productName' in of && <p>{of.productName}</p>}
      <Form.Item name="transport" label={t('field.transport')}>
        <Segmented
          aria-label={t('field.transport')}
          options={transports.map((value) => ({ value, label: t(`transport.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="masterNo" label={t('field.masterNo')} rules={[numberRule]}>
        <TextInput maxLength={40} placeholder={t('masterHint')} />
      </Form.Item>
      <Form.Item name="vehicle" label={t('field.vehicle')} rules={[numberRule]}>
        <TextInput maxLength={40} placeholder={t('vehicleHint')} />
      </Form.Item>
      <Form.Item name="etd" label={t('field.etd')} {...moment}>
        <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" />
      </Form.Item>
      <Form.Item name="eta" label={t('field.eta')} {...moment}>
        <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" />
      </Form.Item>
    </FormDialog>
  );
};
