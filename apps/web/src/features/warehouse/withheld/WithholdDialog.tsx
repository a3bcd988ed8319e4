import { givenReasons, listWithheld, withholdParcel } from '@alpaca/contract';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLookAgain } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { type UploadedFile, UploadField } from '../../../shared/inputs/UploadField.tsx';
import { say } from '../../../shared/store/notice.ts';

interface Values {
  number: string;
  reason: (typeof givenReasons)[number];
  note?: string;
  photo?: UploadedFile;
}

const shown = [listWithheld];
const maxMb = 10;
const pictures = ['.jpg', '.jpeg', '.png', '.webp'];

/** A parcel is put aside by any of its numbers, with what was seen. */
export const WithholdDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation('withheld');
  const [form] = Form.useForm<Values>();
  const lookAgain = useLookAgain(shown);
  const add = useSend(withholdParcel, {
    meta: { quiet: 'fields' },
    onSuccess: () => {
      say('success', t('done.add'));
      lookAgain();
      onClose();
    },
  });
  const save = ({ photo, ...rest }: Values) =>
    add.mutate({ body: { ...rest, photos: photo ? [photo.key] : [] } });
  return (
    <FormDialog
      open={open}
      title={t('addTitle')}
      width={480}
      okText={t('act.add')}
      form={form}
      focusOn="number"
      sends={[add]}
      error={add.error}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="number" label={t('addNumber')} rules={[{ required: true }]}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="reason" label={t('reason')} rules={[{ required: true }]}>
        <Select options={givenReasons.map((value) => ({ value, label: t(`reasonOf.${value}`) }))} />
      </Form.Item>
      <Form.Item name="note" label={t('note')}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} />
      </Form.Item>
      <Form.Item name="photo" label={t('photo')}>
        <UploadField purpose="parcelPhoto" title={t('photo')} accept={pictures} maxMb={maxMb} />
      </Form.Item>
    </FormDialog>
  );
};
