import {
  accountTypes,
  addBankAccount,
  type BankAccount,
  BankAccountForm,
  editBankAccount,
} from '@alpaca/contract';
import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { CurrencyItem } from '../../../shared/inputs/CurrencyItem.tsx';
import { TextItem } from '../../../shared/inputs/TextItem.tsx';
import { fillWithTheirs } from '../../../shared/revision/fillWithTheirs.ts';
import { useEdit } from '../../../shared/revision/useEdit.tsx';
import { ShownItem } from './ShownItem.tsx';
import { useWayDialog } from './useWayDialog.ts';

interface Props {
  open: boolean;
  /** As it was when the dialog opened; null: one to be added. */
  account: BankAccount | null;
  onClose: () => void;
}

const rules = BankAccountForm.shape;
const texts = ['owner', 'accountNumber', 'bank', 'swift'] as const;
const fresh = { accountType: 'company', isShown: true };

/** A bank account, as merchants are to read it. */
export const BankAccountDialog = ({ open, account, onClose }: Props) => {
  const { t } = useTranslation('waysToPay');
  const [form] = Form.useForm<BankAccountForm>();
  const { look, onSuccess } = useWayDialog(onClose);
  const add = useSend(addBankAccount, { meta: { quiet: true }, onSuccess });
  const edit = useEdit(
    editBankAccount,
    { label: (field) => t(`field.${field as 'owner'}`), onTheirs: fillWithTheirs(form, look) },
    { meta: { quiet: true }, onSuccess },
  );
  const save = (body: BankAccountForm) =>
    account
      ? edit.mutate({ body: { ...body, id: account.id, revision: account.revision } })
      : add.mutate({ body });
  return (
    <FormDialog
      open={open}
      title={t(account ? 'bank.editTitle' : 'bank.add')}
      width={480}
      form={form}
      focusOn="owner"
      initial={account ?? fresh}
      sends={[add, edit]}
      error={add.error ?? edit.error}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="accountType" label={t('field.accountType')}>
        <Radio.Group
          options={accountTypes.map((value) => ({ value, label: t(`accountType.${value}`) }))}
        />
      </Form.Item>
      {texts.map((name) => (
        <TextItem
          key={name}
          name={name}
          label={t(`field.${name}`)}
          schema={rules[name]}
          required={name !== 'swift'}
        />
      ))}
      <CurrencyItem schema={rules.currency} label={t('field.currency')} />
      <ShownItem />
    </FormDialog>
  );
};
