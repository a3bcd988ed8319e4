import { resetPasswordWithOld } from '@alpaca/contract';
import { Form, Input } from 'antd';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
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
  return (
    <FormDialog
      open={open}
      title={t('password.title')}
      width={440}
      form={form}
      sends={[change]}
      error={change.error}
      onSave={({ confirm: _, ...body }) => change.mutate({ body })}
      onClose={onClose}
    >
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
    </FormDialog>
  );
};
