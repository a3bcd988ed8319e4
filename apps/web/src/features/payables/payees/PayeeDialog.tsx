import { addPayee, editPayee, type Payee, PayeeForm } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { NumberInput } from '../../../shared/inputs/NumberInput.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { fillWithTheirs } from '../../../shared/revision/fillWithTheirs.ts';
import { useEdit } from '../../../shared/revision/useEdit.tsx';
import { say } from '../../../shared/store/notice.ts';
import { CurrencyItem } from '../CurrencyItem.tsx';
import { useLookAtPayables } from '../useLookAtPayables.ts';

interface Props {
  open: boolean;
  /** As it was when the dialog opened; null: one to be added. */
  payee: Payee | null;
  onClose: () => void;
  onAdded?: (added: PayeeForm & { id: string }) => void;
}

const rules = PayeeForm.shape;

/** Whom bills come from, in which currency, and how many days they leave. */
export const PayeeDialog = ({ open, payee, onClose, onAdded }: Props) => {
  const { t } = useTranslation('payees');
  const [form] = Form.useForm<PayeeForm>();
  const look = useLookAtPayables();
  const done = (words: string) => {
    say('success', words);
    look();
    onClose();
  };
  const add = useSend(addPayee, {
    meta: { quiet: true },
    onSuccess: ({ id }, { body }) => {
      done(t('added'));
      onAdded?.({ ...body, id });
    },
  });
  const edit = useEdit(
    editPayee,
    { label: (field) => t(`field.${field as 'code'}`), onTheirs: fillWithTheirs(form, look) },
    { meta: { quiet: true }, onSuccess: () => done(t('saved')) },
  );
  const save = (body: PayeeForm) =>
    payee
      ? edit.mutate({ body: { ...body, id: payee.id, revision: payee.revision } })
      : add.mutate({ body });
  return (
    <FormDialog
      open={open}
      title={payee ? t('editTitle', { name: payee.name }) : t('add')}
      width={480}
      form={form}
      focusOn="code"
      initial={payee ?? {}}
      sends={[add, edit]}
      error={add.error ?? edit.error}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="code" label={t('field.code')} rules={[schemaRule(rules.code)]}>
        <TextInput autoComplete="off" maxLength={30} />
      </Form.Item>
      <Form.Item name="name" label={t('field.name')} rules={[schemaRule(rules.name)]}>
        <TextInput autoComplete="off" maxLength={100} />
      </Form.Item>
      <CurrencyItem />
      <Form.Item
        name="dueDays"
        label={t('field.dueDays')}
        extra={t('dueDaysHint')}
        rules={[schemaRule(rules.dueDays)]}
      >
        <NumberInput decimals={0} />
      </Form.Item>
    </FormDialog>
  );
};
