import { answerClaim, type ClaimDocument, threadTextMost } from '@alpaca/contract';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { say } from '../../../shared/store/notice.ts';
import { DocumentsField } from '../file/DocumentsField.tsx';
import { useDocuments } from '../file/useDocuments.ts';
import { ActForm } from './ActForm.tsx';
import { type Acting, useActOn } from './useActOn.ts';

const rules = [schemaRule(answerClaim.body.shape.text)];

interface Props extends Acting {
  wanted: readonly ClaimDocument[];
}

/** A merchant says and brings what was asked for. */
export const AnswerDialog = ({ wanted, ...of }: Props) => {
  const { t } = useTranslation('claims');
  const [form] = Form.useForm<{ text: string }>();
  const documents = useDocuments();
  const { send, seen } = useActOn(answerClaim, of, t('done.answer'));
  const save = ({ text }: { text: string }) => {
    if (documents.isComing) return say('warning', t('coming'));
    send.mutate({ body: { ...seen, text, documents: documents.brought } });
  };
  return (
    <ActForm act="answer" of={of} form={form} send={send} focusOn="text" onSave={save}>
      <Form.Item name="text" label={t('answerText')} rules={rules}>
        <Input.TextArea maxLength={threadTextMost} autoSize={{ minRows: 3, maxRows: 10 }} />
      </Form.Item>
      <DocumentsField documents={documents} wanted={wanted} />
    </ActForm>
  );
};
