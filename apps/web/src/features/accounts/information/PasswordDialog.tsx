import { resetPasswordWithOld } from '@alpaca/contract';
import { Alert, Form, Input } from 'antd';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { Dialog } from '../../../shared/feedback/Dialog.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { useServerIssues } from '../../../shared/inputs/useServerIssues.ts';
import { say } from '../../../shared/store/notice.ts';
import { closeSession } from '../../../shared/store/session.ts';

const { oldPassword, password } = resetPasswordWithOld.body.shape;

/** A new password ends every session, this one too. */
export const PasswordDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation(['accounts', 'shared']);
  const [form] = Form.useForm<{ oldPassword: string; password: string; confirm: string }>();
  const change = useSend(resetPasswordWithOld, {
    meta: { quiet: true },
    onSuccess: () => {
      say('success', t('password.done'));
      closeSession();
    },
  });
  const rest = useServerIssues(form, change.error);
  return (
    <Dialog
      open={open}
      title={t('password.title')}
      width={440}
      okText={t('shared:action.save')}
      cancelText={t('shared:action.cancel')}
      confirmLoading={change.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
      afterClose={() => change.reset()}
    >
      <Form
        form={form}
        layout="vertical"
        preserve={false}
        onFinish={({ confirm: _, ...body }) => change.mutate({ body })}
      >
        {rest.length > 0 && <Alert showIcon type="error" title={rest.join(' ')} />}
        <Form.Item name="oldPassword" label={t('password.old')} rules={[schemaRule(oldPassword)]}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('password.new')}
          extra={t('password.hint')}
          rules={[schemaRule(password)]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item
          name="confirm"
          label={t('password.confirm')}
          dependencies={['password']}
          required
          rules={[
            {
              validator: async (_, value) => {
                if (value === form.getFieldValue('password')) return;
                throw new Error(i18next.t('verify:web.verify.8'));
              },
            },
          ]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
      </Form>
    </Dialog>
  );
};
