import { addOrderFile, orderFileKinds, printerKinds, type Request } from '@alpaca/contract';
import { Form, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { type UploadedFile, UploadField } from '../../../shared/inputs/UploadField.tsx';
import { say } from '../../../shared/store/notice.ts';

type Body = Request<typeof addOrderFile>['body'];

interface Values extends Pick<Body, 'kind' | 'printer'> {
  /** 0: of the whole order. */
  box: number;
  file?: UploadedFile;
}

interface Props {
  open: boolean;
  orderId: string;
  boxes: number;
  onClose: () => void;
  onAdded: () => void;
}

const maxMb = 20;
// Box labels come in a label's size, everything else on sheets.
const first: Values = { kind: 'boxLabel', printer: 'label', box: 0 };
const printerOf = (kind: Body['kind']) => (kind === 'boxLabel' ? 'label' : 'a4');

/** A PDF that joins the order's papers. */
export const AddFileDialog = ({ open, orderId, boxes, onClose, onAdded }: Props) => {
  const { t } = useTranslation(['orderFiles', 'papers', 'shared']);
  const [form] = Form.useForm<Values>();
  const add = useSend(addOrderFile, {
    meta: { quiet: 'fields' },
    onSuccess: () => {
      say('success', t('added'));
      onAdded();
      onClose();
    },
  });
  const save = ({ kind, printer, box, file }: Values) =>
    file &&
    add.mutate({
      body: { orderId, kind, printer, box: box === 0 ? null : box, fileKey: file.key },
    });
  return (
    <FormDialog
      open={open}
      title={t('add')}
      width={480}
      okText={t('add')}
      form={form}
      initial={first}
      sends={[add]}
      error={add.error}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="kind" label={t('field.kind')}>
        <Select
          options={orderFileKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={(kind: Body['kind']) => form.setFieldValue('printer', printerOf(kind))}
        />
      </Form.Item>
      <Form.Item name="box" label={t('field.box')}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={Array.from({ length: boxes + 1 }, (_, no) => ({
            value: no,
            label: no === 0 ? t('box.whole') : t('box.one', { no }),
          }))}
        />
      </Form.Item>
      <Form.Item name="printer" label={t('field.printer')}>
        <Segmented
          aria-label={t('field.printer')}
          options={printerKinds.map((value) => ({ value, label: t(`papers:printer.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name="file"
        label={t('field.file')}
        rules={[{ required: true, message: t('noFile') }]}
      >
        <UploadField purpose="orderFile" title={t('field.file')} accept={['.pdf']} maxMb={maxMb} />
      </Form.Item>
    </FormDialog>
  );
};
