import { type BillLine, setBillLineAside } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { type Acting, useActOn } from '../../../shared/revision/useActOn.ts';
import { NoteField } from '../NoteField.tsx';

/** A line stays as it is, and why. */
export const AsideDialog = (acting: Acting<BillLine>) => {
  const { t } = useTranslation('billLines');
  const [form] = Form.useForm<{ note: string }>();
  const { send, seen } = useActOn(setBillLineAside, acting, t('aside.done'));
  const { of, open, onClose } = acting;
  return (
    <FormDialog
      {...{ open, form, onClose }}
      title={t('aside.title', { number: of.number })}
      width={480}
      okText={t('act.aside')}
      focusOn="note"
      sends={[send]}
      error={send.error}
      onSave={({ note }) => send.mutate({ body: { ...seen, note } })}
    >
      <NoteField schema={setBillLineAside.body.shape.note} hint={t('aside.hint')} />
    </FormDialog>
  );
};
