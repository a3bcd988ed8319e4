import {
  addPaymentCode,
  editPaymentCode,
  type PaymentCode,
  PaymentCodeForm,
  scannedMethods,
} from '@alpaca/contract';
import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDict } from '../../../shared/api/useDict.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { Picture } from '../../../shared/feedback/files/Picture.tsx';
import { CurrencyItem } from '../../../shared/inputs/CurrencyItem.tsx';
import { TextItem } from '../../../shared/inputs/TextItem.tsx';
import { type UploadedFile, UploadField } from '../../../shared/inputs/UploadField.tsx';
import { fillWithTheirs } from '../../../shared/revision/fillWithTheirs.ts';
import { useEdit } from '../../../shared/revision/useEdit.tsx';
import { ShownItem } from './ShownItem.tsx';
import { useWayDialog } from './useWayDialog.ts';
import styles from './Ways.module.css';

interface Props {
  open: boolean;
  /** As it was when the dialog opened; null: one to be added. */
  code: PaymentCode | null;
  onClose: () => void;
}

type Values = Omit<PaymentCodeForm, 'image'> & { picture?: UploadedFile };

const rules = PaymentCodeForm.shape;
const fresh = { payMethod: 'alipay', currency: 'CNY', isShown: true };
const maxMb = 2;

/** A code to scan, with its picture. */
export const PaymentCodeDialog = ({ open, code, onClose }: Props) => {
  const { t } = useTranslation('waysToPay');
  const { textOf } = useDict('pay_method');
  const [form] = Form.useForm<Values>();
  const { look, onSuccess } = useWayDialog(onClose);
  const add = useSend(addPaymentCode, { meta: { quiet: true }, onSuccess });
  const edit = useEdit(
    editPaymentCode,
    { label: (field) => t(`field.${field as 'owner'}`), onTheirs: fillWithTheirs(form, look) },
    { meta: { quiet: true }, onSuccess },
  );
  const save = ({ picture, ...rest }: Values) => {
    const body = { ...rest, image: picture?.key ?? code?.image ?? '' };
    return code
      ? edit.mutate({ body: { ...body, id: code.id, revision: code.revision } })
      : add.mutate({ body });
  };
  return (
    <FormDialog
      open={open}
      title={t(code ? 'code.editTitle' : 'code.add')}
      width={480}
      form={form}
      focusOn="owner"
      initial={code ?? fresh}
      sends={[add, edit]}
      error={add.error ?? edit.error}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="payMethod" label={t('field.payMethod')}>
        <Radio.Group options={scannedMethods.map((value) => ({ value, label: textOf(value) }))} />
      </Form.Item>
      <TextItem name="owner" label={t('field.owner')} schema={rules.owner} />
      <CurrencyItem schema={rules.currency} label={t('field.currency')} />
      {code && <Picture className={styles.picture} image={code.image} alt={t('field.image')} />}
      <Form.Item
        name="picture"
        label={t(code ? 'code.newPicture' : 'field.image')}
        required={!code}
        rules={[{ required: !code, message: t('code.needsPicture') }]}
      >
        <UploadField
          purpose="paymentCode"
          title={t('field.image')}
          accept={['.png', '.jpg', '.jpeg', '.webp']}
          maxMb={maxMb}
        />
      </Form.Item>
      <ShownItem />
    </FormDialog>
  );
};
