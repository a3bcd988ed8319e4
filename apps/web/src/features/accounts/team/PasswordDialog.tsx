import { setTeamMemberPassword, type TeamMember } from '@alpaca/contract';
import { Alert, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { Dialog } from '../../../shared/feedback/Dialog.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { useServerIssues } from '../../../shared/inputs/useServerIssues.ts';
import { say } from '../../../shared/store/notice.ts';

const { password } = setTeamMemberPassword.body.shape;

/** Gives a member a new password; whoever signed in with the old one is out. */
export const PasswordDialog = (props: { member: TeamMember | null; onClose: () => void }) => {
  const { member, onClose } = props;
  const { t } = useTranslation(['team', 'shared']);
  const [form] = Form.useForm<{ password: string }>();
  const send = useSend(setTeamMemberPassword, {
    meta: { quiet: true },
    onSuccess: () => {
      say('success', t('passwordReset'));
      onClose();
    },
  });
  const rest = useServerIssues(form, send.error);
  return (
    <Dialog
      open={member !== null}
      title={t('resetPassword')}
      width={440}
      okText={t('shared:action.save')}
      cancelText={t('shared:action.cancel')}
      confirmLoading={send.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
      afterClose={() => send.reset()}
    >
      <Form
        form={form}
        layout="vertical"
        preserve={false}
        onFinish={(values) => member && send.mutate({ body: { id: member.id, ...values } })}
      >
        {rest.length > 0 && <Alert showIcon type="error" title={rest.join(' ')} />}
        <Form.Item
          name="password"
          label={t('newPassword')}
          extra={t('passwordHint')}
          rules={[schemaRule(password)]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
      </Form>
    </Dialog>
  );
};
