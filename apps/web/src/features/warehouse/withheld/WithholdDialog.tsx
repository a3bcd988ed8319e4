import { givenReasons, listWithheld, withholdParcel } from '@alpaca/contract';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLookAgain } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import type { UploadedFile } from '../../../shared/inputs/UploadField.tsx';
import { say } from '../../../shared/store/notice.ts';
import { PhotosField } from './PhotosField.tsx';

interface Values {
  number: string;
  reason: (typeof givenReasons)[number];
  note?: string;
  photos?: readonly UploadedFile[];
}

interface Props {
  open: boolean;
  /** Which one, where that is known already. */
  number?: string;
  onClose: () => void;
  onDone?: () => void;
}

const shown = [listWithheld];
const { number: numberRule, reason: reasonRule } = withholdParcel.body.shape;

/** A parcel is put aside by any of its numbers, with what was seen. */
export const WithholdDialog = ({ open, number = '', onClose, onDone }: Props) => {
  const { t } = useTranslation('withheld');
  const [form] = Form.useForm<Values>();
  const lookAgain = useLookAgain(shown);
  const add = useSend(withholdParcel, {
    meta: { quiet: 'fields' },
    onSuccess: () => {
      say('success', t('done.add'));
      lookAgain();
      onDone?.();
      onClose();
    },
  });
  const save = ({ photos = [], ...rest }: Values) =>
    add.mutate({ body: { ...rest, photos: photos.map(({ key }) => key) } });
  return (
    <FormDialog
      open={open}
      title={t('addTitle')}
      width={480}
      okText={t('act.add')}
      form={form}
      initial={{ number }}
      focusOn={number === '' ? 'number' : 'reason'}
      sends={[add]}
      error={add.error}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="number" label={t('addNumber')} rules={[schemaRule(numberRule)]}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="reason" label={t('reason')} rules={[schemaRule(reasonRule)]}>
        <Select options={givenReasons.map((value) => ({ value, label: t(`reasonOf.${value}`) }))} />
      </Form.Item>
      <Form.Item name="note" label={t('note')}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} />
      </Form.Item>
      <Form.Item name="photos" label={t('photosOf')}>
        <PhotosField />
      </Form.Item>
    </FormDialog>
  );
};
