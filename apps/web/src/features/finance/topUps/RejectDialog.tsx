import { text } from '@alpaca/contract';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../shared/api/showError.ts';
import { Dialog } from '../../../shared/feedback/Dialog.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  onReject: (reason: string) => Promise<unknown>;
}

const reasonRule = schemaRule(text(500));

/** A rejection needs its reason: the merchant reads it. */
export const RejectDialog = ({ open, onClose, onReject }: Props) => {
  const { t } = useTranslation('finance');
  const [form] = Form.useForm<{ reason: string }>();
  const [busy, setBusy] = useState(false);
  const send = async ({ reason }: { reason: string }) => {
    setBusy(true);
    try {
      await onReject(reason);
      onClose();
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      title={t('check.reject')}
      okText={t('check.reject')}
      okButtonProps={{ danger: true, loading: busy }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" preserve={false} onFinish={send}>
        <Form.Item name="reason" label={t('topUp.auditRemark')} rules={[reasonRule]}>
          <Input.TextArea rows={4} maxLength={500} showCount />
        </Form.Item>
      </Form>
    </Dialog>
  );
};
