import { ApprovalReason } from '@alpaca/contract';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../shared/api/showError.ts';
import { Dialog } from '../../shared/feedback/Dialog.tsx';
import { schemaRule } from '../../shared/inputs/schemaRule.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  onReject: (remark: string) => Promise<unknown>;
}

const remarkMax = 200;

/** A rejection needs its reason: who asked reads it. */
export const RejectDialog = ({ open, onClose, onReject }: Props) => {
  const { t } = useTranslation(['opsMerchants', 'shared']);
  const [form] = Form.useForm<{ remark: string }>();
  const [busy, setBusy] = useState(false);
  const send = async ({ remark }: { remark: string }) => {
    setBusy(true);
    try {
      await onReject(remark);
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
      title={t('reject')}
      width={480}
      okText={t('reject')}
      okButtonProps={{ danger: true, loading: busy }}
      cancelText={t('shared:action.cancel')}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" preserve={false} onFinish={send}>
        <Form.Item
          name="remark"
          label={t('reason')}
          extra={t('approvals.rejectHint')}
          rules={[schemaRule(ApprovalReason)]}
        >
          <Input.TextArea rows={3} maxLength={remarkMax} showCount />
        </Form.Item>
      </Form>
    </Dialog>
  );
};
