import { rejectActivation } from '@alpaca/contract';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../../shared/api/useSend.ts';
import { Dialog } from '../../../../shared/feedback/Dialog.tsx';
import { schemaRule } from '../../../../shared/inputs/schemaRule.ts';
import { say } from '../../../../shared/store/notice.ts';

interface Props {
  /** The request to reject; null while the dialog is closed. */
  id: string | null;
  onClose: () => void;
  onDone: () => void;
}

const { reason } = rejectActivation.body.shape;
const reasonMax = 500;

/** A rejection needs its reason: the merchant corrects by it. */
export const RejectDialog = ({ id, onClose, onDone }: Props) => {
  const { t } = useTranslation(['opsMerchants', 'shared']);
  const [form] = Form.useForm<{ reason: string }>();
  const send = useSend(rejectActivation, {
    onSuccess: () => say('success', t('rejected')),
    onSettled: () => {
      onClose();
      onDone();
    },
  });
  return (
    <Dialog
      open={id !== null}
      title={t('reject')}
      width={480}
      okText={t('reject')}
      okButtonProps={{ danger: true }}
      cancelText={t('shared:action.cancel')}
      confirmLoading={send.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        preserve={false}
        onFinish={(values) => id && send.mutate({ body: { id, ...values } })}
      >
        <Form.Item
          name="reason"
          label={t('reason')}
          extra={t('reject.hint')}
          rules={[schemaRule(reason)]}
        >
          <Input.TextArea rows={4} maxLength={reasonMax} showCount />
        </Form.Item>
      </Form>
    </Dialog>
  );
};
