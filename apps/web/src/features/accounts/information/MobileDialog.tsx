import { getInformation, sendMobileCode, setMobile } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Form, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { callKey } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { say } from '../../../shared/store/notice.ts';
import { useCountdown, useFlow } from '../../auth/index.ts';

const { mobile, code } = setMobile.body.shape;

/** A new number is the user's once they typed the code that was sent to it. */
export const MobileDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation(['accounts', 'shared']);
  const [form] = Form.useForm<{ mobile: string; code: string }>();
  const queries = useQueryClient();
  const [left, wait] = useCountdown();
  const flow = useFlow();
  const ask = useSend(sendMobileCode, {
    meta: { quiet: true },
    onSuccess: (sent) => {
      flow.keep(sent.flow);
      wait(sent.waitSeconds);
      form.getFieldInstance('code')?.focus?.();
    },
  });
  const change = useSend(setMobile, {
    meta: { quiet: true },
    onSuccess: () => {
      say('success', t('mobile.done'));
      void queries.invalidateQueries({ queryKey: callKey(getInformation) });
      onClose();
    },
  });
  const sendCode = async () => {
    change.reset();
    const given = await form.validateFields(['mobile']).catch(() => null);
    if (given) ask.mutate({ body: { mobile: given.mobile } });
  };
  return (
    <FormDialog
      open={open}
      title={t('mobile.title')}
      width={440}
      name="mobile"
      form={form}
      sends={[change]}
      error={change.error ?? ask.error}
      afterClose={ask.reset}
      onSave={(body) => {
        ask.reset();
        change.mutate({ body: { ...body, ...flow.given() } });
      }}
      onClose={onClose}
    >
      <Form.Item
        name="mobile"
        label={t('mobile.new')}
        rules={[schemaRule(mobile, { emptyKey: 'web.verify.3' })]}
      >
        <TextInput autoComplete="tel" inputMode="tel" />
      </Form.Item>
      <Form.Item
        label={t('mobile.code')}
        htmlFor="mobile_code"
        required
        extra={<span role="status">{ask.isSuccess && t('mobile.sent')}</span>}
      >
        <Space.Compact block>
          <Form.Item noStyle name="code" rules={[schemaRule(code, { emptyKey: 'web.verify.7' })]}>
            <TextInput autoComplete="one-time-code" inputMode="numeric" maxLength={6} />
          </Form.Item>
          <Button disabled={left > 0} loading={ask.isPending} onClick={() => void sendCode()}>
            {left > 0 ? t('mobile.wait', { seconds: left }) : t('mobile.send')}
          </Button>
        </Space.Compact>
      </Form.Item>
    </FormDialog>
  );
};
