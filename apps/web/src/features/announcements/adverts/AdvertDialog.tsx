import { type Advert, AdvertForm, addAdvert, editAdvert } from '@alpaca/contract';
import { Form, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { Picture } from '../../../shared/feedback/files/Picture.tsx';
import { TextItem } from '../../../shared/inputs/TextItem.tsx';
import { TimeInput } from '../../../shared/inputs/TimeInput.tsx';
import { type UploadedFile, UploadField } from '../../../shared/inputs/UploadField.tsx';
import { fillWithTheirs } from '../../../shared/revision/fillWithTheirs.ts';
import { useEdit } from '../../../shared/revision/useEdit.tsx';
import { say } from '../../../shared/store/notice.ts';
import styles from './Adverts.module.css';

interface Props {
  open: boolean;
  /** As it was when the dialog opened; null: one to be added. */
  advert: Advert | null;
  onClose: () => void;
  onSaved: () => void;
}

type Values = Omit<AdvertForm, 'image'> & { picture?: UploadedFile };

const rules = AdvertForm.shape;
const fresh = { isShown: true };
const texts = ['titleZh', 'titleEn', 'textZh', 'textEn', 'linkUrl'] as const;
const maxMb = 5;

/** An advert in both languages: words, picture, link, and when it runs. */
export const AdvertDialog = ({ open, advert, onClose, onSaved }: Props) => {
  const { t } = useTranslation('adverts');
  const [form] = Form.useForm<Values>();
  const onSuccess = () => {
    say('success', t('saved'));
    onSaved();
    onClose();
  };
  const add = useSend(addAdvert, { meta: { quiet: true }, onSuccess });
  const edit = useEdit(
    editAdvert,
    { label: (field) => t(`field.${field as 'titleZh'}`), onTheirs: fillWithTheirs(form, onSaved) },
    { meta: { quiet: true }, onSuccess },
  );
  const save = ({ picture, validFrom = null, validTo = null, ...rest }: Values) => {
    const image = picture?.key ?? advert?.image ?? '';
    const body = { ...rest, validFrom, validTo, image };
    return advert
      ? edit.mutate({ body: { ...body, id: advert.id, revision: advert.revision } })
      : add.mutate({ body });
  };
  return (
    <FormDialog
      long
      open={open}
      title={t(advert ? 'editTitle' : 'add')}
      width={560}
      form={form}
      focusOn="titleZh"
      initial={advert ?? fresh}
      sends={[add, edit]}
      error={add.error ?? edit.error}
      onSave={save}
      onClose={onClose}
    >
      {texts.map((name) => (
        <TextItem
          key={name}
          name={name}
          label={t(`field.${name}`)}
          schema={rules[name]}
          required={name.startsWith('title')}
          extra={name === 'linkUrl' && t('linkHint')}
        />
      ))}
      {advert && <Picture image={advert.image} alt={t('field.image')} className={styles.picture} />}
      <Form.Item
        name="picture"
        label={t(advert ? 'newPicture' : 'field.image')}
        extra={t('imageHint')}
        required={!advert}
        rules={[{ required: !advert, message: t('needsPicture') }]}
      >
        <UploadField
          purpose="advert"
          title={t('field.image')}
          accept={['.png', '.jpg', '.jpeg', '.webp']}
          maxMb={maxMb}
        />
      </Form.Item>
      <Form.Item name="validFrom" label={t('field.validFrom')}>
        <TimeInput placeholder={t('atOnce')} />
      </Form.Item>
      <Form.Item name="validTo" label={t('field.validTo')}>
        <TimeInput placeholder={t('noEnd')} />
      </Form.Item>
      <Form.Item
        name="isShown"
        label={t('field.isShown')}
        extra={t('isShownHint')}
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
    </FormDialog>
  );
};
