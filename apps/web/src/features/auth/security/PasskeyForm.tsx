import { finishPasskey, startPasskey } from '@alpaca/contract';
import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/api/errorText.ts';
import { request } from '../../../shared/api/request.ts';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { makePasskey, passkeysPossible, turnedAway } from '../../../shared/standing/passkey.ts';

const { name: nameRule } = finishPasskey.body.shape;

/** A passkey of this device or of a key that is plugged in, under a name its owner will know. */
export const PasskeyForm = ({ onDone }: { onDone: (recoveryCodes: string[]) => void }) => {
  const { t } = useTranslation('security');
  const [form] = Form.useForm<{ name: string }>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const add = async ({ name }: { name: string }) => {
    setBusy(true);
    setProblem('');
    try {
      const { options } = await request(startPasskey);
      const passkey = await makePasskey(options);
      onDone((await request(finishPasskey, { body: { name, passkey } })).recoveryCodes);
    } catch (error) {
      setProblem(turnedAway(error) ? t('passkey.turnedAway') : errorText(error));
    }
    setBusy(false);
  };

  if (!passkeysPossible()) return <Alert showIcon type="info" title={t('passkey.impossible')} />;
  return (
    <Form
      form={form}
      layout="vertical"
      onFinish={add}
      initialValues={{ name: t('passkey.thisDevice') }}
    >
      {problem && <Alert showIcon type="error" title={problem} />}
      <p>{t('passkey.text')}</p>
      <Form.Item name="name" label={t('passkey.name')} rules={[schemaRule(nameRule)]}>
        <TextInput maxLength={50} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={busy}>
        {t('passkey.make')}
      </Button>
    </Form>
  );
};
