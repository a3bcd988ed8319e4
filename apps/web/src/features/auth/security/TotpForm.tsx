import { finishTotp, startTotp } from '@alpaca/contract';
import { Alert, Button, Form, QRCode } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/api/errorText.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { CopyText } from '../../../shared/feedback/values/CopyText.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { FormIssues, useServerIssues } from '../../../shared/inputs/useServerIssues.tsx';
import styles from './Security.module.css';

const { code } = finishTotp.body.shape;

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The picture for the app, the key as text for who can't scan it, and the app's first code. */
export const TotpForm = ({ onDone }: { onDone: (recoveryCodes: string[]) => void }) => {
  const { t } = useTranslation('security');
  const [form] = Form.useForm<{ code: string }>();
  const start = useSend(startTotp, { meta: { quiet: true } });
  const finish = useSend(finishTotp, {
    meta: { quiet: true },
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  const rest = useServerIssues(form, finish.error);
  const { mutate } = start;
  useEffect(() => mutate(), [mutate]);
  if (start.error) {
    return (
      <Alert
        showIcon
        type="error"
        title={errorText(start.error)}
        action={<Button onClick={() => mutate()}>{t('retry')}</Button>}
      />
    );
  }
  if (!start.data) return <FormSkeleton fields={3} />;
  const { uri, secret } = start.data;
  return (
    <Form form={form} layout="vertical" onFinish={(body) => finish.mutate({ body })}>
      <ol className={styles.steps}>
        <li>
          {t('totp.scan')}
          <div className={styles.picture}>
            {/* Black on white in every theme: cameras read nothing else as surely. */}
            <QRCode
              value={uri}
              type="svg"
              size={176}
              color="#000"
              bgColor="#fff"
              aria-label={t('totp.picture')}
            />
          </div>
        </li>
        <li>
          {t('totp.orType')}
          <div className={styles.key}>
            <CopyText text={secret}>{inFours(secret)}</CopyText>
          </div>
        </li>
        <li>{t('totp.thenCode')}</li>
      </ol>
      <FormIssues apart words={rest} />
      <Form.Item
        name="code"
        label={t('code.label')}
        rules={[schemaRule(code, { emptyKey: 'web.verify.7' })]}
      >
        <TextInput autoComplete="one-time-code" inputMode="numeric" maxLength={7} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={finish.isPending}>
        {t('totp.finish')}
      </Button>
    </Form>
  );
};
