import { type ClaimKind, type ClaimPreview, fileClaim, threadTextMost } from '@alpaca/contract';
import { Form, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { AmountInput } from '../../../shared/inputs/AmountInput.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { say } from '../../../shared/store/notice.ts';
import { DocumentsField } from './DocumentsField.tsx';
import { KindTerms } from './KindTerms.tsx';
import { useDocuments } from './useDocuments.ts';

interface Values {
  kind: ClaimKind;
  amount: string;
  text: string;
}

interface Props {
  preview: ClaimPreview;
  /** With a claim: that one is shown instead. */
  onClose: (openId?: string) => void;
  onFiled: (id: string) => void;
}

const { amount: amountRule, text: textRule } = fileClaim.body.shape;

/** What happened, what is wanted for it and what shows it; what the line wants is said beside it. */
export const FileDialog = ({ preview, onClose, onFiled }: Props) => {
  const { t } = useTranslation('claims');
  const [form] = Form.useForm<Values>();
  const documents = useDocuments();
  const { orderId, currency, declared, kinds } = preview;
  const first = kinds.find(({ obstacle }) => obstacle === null) ?? kinds[0];
  const chosen = Form.useWatch('kind', form) ?? first?.kind;
  const shown = kinds.find(({ kind }) => kind === chosen);
  const send = useSend(fileClaim, {
    meta: { quiet: 'fields' },
    onSuccess: ({ id }) => {
      say('success', t('done.file'));
      onFiled(id);
    },
  });
  const save = (values: Values) => {
    if (documents.isComing) return say('warning', t('coming'));
    send.mutate({ body: { orderId, ...values, documents: documents.brought } });
  };
  return (
    <FormDialog
      long
      open
      title={t('file.of', { no: preview.transactionOrderNo })}
      width={620}
      okText={t('file.send')}
      form={form}
      initial={{ kind: first?.kind, amount: declared }}
      sends={[send]}
      error={send.error}
      onSave={save}
      onClose={() => onClose()}
    >
      <Form.Item name="kind" label={t('file.what')}>
        <Radio.Group
          options={kinds.map(({ kind }) => ({ value: kind, label: t(`kind.${kind}`) }))}
        />
      </Form.Item>
      {shown && <KindTerms of={shown} currency={currency} onOpen={onClose} />}
      <Form.Item
        name="amount"
        label={t('field.wanted')}
        extra={t('file.most', { amount: declared, currency })}
        rules={[schemaRule(amountRule)]}
      >
        <AmountInput currency={currency} />
      </Form.Item>
      <Form.Item
        name="text"
        label={t('field.words')}
        extra={t('file.hint')}
        rules={[schemaRule(textRule)]}
      >
        <Input.TextArea maxLength={threadTextMost} autoSize={{ minRows: 3, maxRows: 10 }} />
      </Form.Item>
      <DocumentsField documents={documents} wanted={shown?.documents ?? []} />
    </FormDialog>
  );
};
