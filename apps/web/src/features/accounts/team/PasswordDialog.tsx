import { setTeamMemberPassword, type TeamMember } from '@alpaca/contract';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { say } from '../../../shared/store/notice.ts';

const { password } = setTeamMemberPassword.body.shape;

/** Gives a member a new password; whoever signed in with the old one is out. */
export const PasswordDialog = (props: { member: TeamMember | null; onClose: () => void }) => {
  const { member, onClose } = props;
  const { t } = useTranslation('team');
  const [form] = Form.useForm<{ password: string }>();
  const send = useSend(setTeamMemberPassword, {
    meta: { quiet: true },
    onSuccess: () => {
      say('success', t('passwordReset'));
      onClose();
    },
  });
  return (
    <FormDialog
      open={member !== null}
      title={t('resetPassword')}
      width={440}
      form={form}
      sends={[send]}
      error={send.error}
      onSave={(values) => member && send.mutate({ body: { id: member.id, ...values } })}
      onClose={onClose}
    >
      <Form.Item
        name="password"
        label={t('newPassword')}
        extra={t('passwordHint')}
        rules={[schemaRule(password)]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
    </FormDialog>
  );
};
