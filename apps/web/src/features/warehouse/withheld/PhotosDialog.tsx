import { addParcelPhotos } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import type { UploadedFile } from '../../../shared/inputs/UploadField.tsx';
import { say } from '../../../shared/store/notice.ts';
import { PhotosField } from './PhotosField.tsx';

interface Props {
  orderId: string;
  onClose: () => void;
  onDone: () => void;
}

/** Further pictures of a parcel that is withheld; its merchant sees them at once. */
export const PhotosDialog = ({ orderId, onClose, onDone }: Props) => {
  const { t } = useTranslation('withheld');
  const [form] = Form.useForm<{ photos?: readonly UploadedFile[] }>();
  const add = useSend(addParcelPhotos, {
    meta: { quiet: 'fields' },
    onError: onDone,
    onSuccess: () => {
      say('success', t('done.photos'));
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog
      open
      title={t('addPhotos')}
      width={480}
      okText={t('act.photos')}
      form={form}
      focusOn="photos"
      sends={[add]}
      error={add.error}
      onSave={({ photos = [] }) =>
        add.mutate({ body: { orderId, photos: photos.map(({ key }) => key) } })
      }
      onClose={onClose}
    >
      <Form.Item
        name="photos"
        label={t('photosOf')}
        extra={t('photosSeen')}
        rules={[{ required: true, message: t('choosePhoto') }]}
      >
        <PhotosField />
      </Form.Item>
    </FormDialog>
  );
};
