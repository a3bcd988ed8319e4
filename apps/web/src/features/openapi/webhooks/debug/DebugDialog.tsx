import { debugWebhook, type Parsed, type WebhookView } from '@alpaca/contract';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../../shared/api/useSend.ts';
import { FormDialog } from '../../../../shared/feedback/dialogs/FormDialog.tsx';
import { GoneNote, isGone } from '../../GoneNote.tsx';
import styles from '../../OpenApi.module.css';
import { Findings } from './Findings.tsx';

type Values = Omit<Parsed<typeof debugWebhook>['body'], 'id'>;

interface Props {
  open: boolean;
  of: WebhookView;
  messageId?: string | undefined;
  onClose: () => void;
}

const mono = styles.code ?? '';
const lines = ['messageId', 'timestamp', 'signature'] as const;

const Fields = () => {
  const { t } = useTranslation('webhooks');
  return (
    <>
      {lines.map((name) => (
        <Form.Item key={name} name={name} label={t(`debug.${name}`)}>
          <Input autoComplete="off" className={mono} />
        </Form.Item>
      ))}
      <Form.Item name="body" label={t('debug.body')} extra={t('debug.bodyHint')}>
        <Input.TextArea className={mono} autoSize={{ minRows: 3, maxRows: 10 }} />
      </Form.Item>
      <Form.Item name="secret" label={t('debug.secret')} extra={t('debug.secretHint')}>
        <Input.Password autoComplete="off" className={mono} />
      </Form.Item>
    </>
  );
};

/** Tells why a receiver refuses what we sent: paste what came in, see what is wrong. */
export const DebugDialog = ({ open, of, messageId = '', onClose }: Props) => {
  const { t } = useTranslation('webhooks');
  const [form] = Form.useForm<Values>();
  const send = useSend(debugWebhook, { meta: { quiet: true } });
  const { data, variables, error } = send;
  const initial = { messageId, timestamp: '', signature: '', body: '', secret: '' };
  return (
    <FormDialog<Values>
      {...{ open, form, onClose }}
      title={t('debug.title')}
      width={640}
      okText={t('debug.go')}
      initial={initial satisfies Values}
      sends={[send]}
      error={isGone(error) ? null : error}
      onSave={(values) => send.mutate({ body: { id: of.id, ...values } })}
    >
      <p className={styles.intro}>{t('debug.lead')}</p>
      <Fields />
      {data && variables && <Findings found={data} body={variables.body.body} />}
      <GoneNote error={error} text={t('gone')} />
    </FormDialog>
  );
};
