import { threadFilesMost, threadTextMost } from '@alpaca/contract';
import { Form, type FormItemProps, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { AttachButton, AttachedFiles } from './Attached.tsx';
import type { useAttached } from './useAttached.ts';

interface Props extends Required<Pick<FormItemProps, 'label' | 'rules'>> {
  /** What the other side should read. */
  hint: string;
  attached: ReturnType<typeof useAttached>;
}

/** The first words of a talk in a form, with what shows them. */
export const SaidFields = ({ label, hint, rules, attached }: Props) => {
  const { t } = useTranslation('threads');
  return (
    <>
      <Form.Item name="text" label={label} extra={hint} rules={rules}>
        <Input.TextArea maxLength={threadTextMost} autoSize={{ minRows: 3, maxRows: 10 }} />
      </Form.Item>
      <Form.Item label={t('files')} extra={t('filesHint', { most: threadFilesMost })}>
        <AttachedFiles {...attached} />
        <AttachButton {...attached} />
      </Form.Item>
    </>
  );
};
