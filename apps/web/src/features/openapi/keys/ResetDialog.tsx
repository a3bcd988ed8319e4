import { type ApiKeyView, type NewApiKey, resetApiKey } from '@alpaca/contract';
import { Alert, Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { tenantNow } from '../../../shared/inputs/tenantNow.ts';
import { type Acting, useActOn } from '../../../shared/revision/useActOn.ts';
import { GoneNote, isGone } from '../GoneNote.tsx';
import styles from '../OpenApi.module.css';

const graceHours = [0, 1, 24, 168] as const;
type GraceHours = (typeof graceHours)[number];

interface Values {
  graceHours: GraceHours;
}

interface Props extends Acting<ApiKeyView> {
  onMade: (key: NewApiKey) => void;
}

const GraceField = ({ prefix }: { prefix: string }) => {
  const { t } = useTranslation('openapi');
  const hours = Form.useWatch<GraceHours>('graceHours') ?? 0;
  const until = tenantNow().add(hours, 'hour').format('YYYY-MM-DD HH:mm');
  return (
    <Form.Item
      name="graceHours"
      label={t('reset.grace', { prefix })}
      extra={hours === 0 ? t('reset.meaning0') : t('reset.meaning', { at: until })}
    >
      <Radio.Group
        vertical
        options={graceHours.map((value) => ({ value, label: t(`reset.hours${value}`) }))}
      />
    </Form.Item>
  );
};

/** Another key in a key's place, beside which the former may work for a while. */
export const ResetDialog = ({ onMade, ...acting }: Props) => {
  const { t } = useTranslation('openapi');
  const [form] = Form.useForm<Values>();
  const { of, open, onClose } = acting;
  const { send, seen } = useActOn(resetApiKey, acting, t('reset.done'), onMade);
  const reset = (values: Values) => send.mutate({ body: { ...seen, ...values } });
  return (
    <FormDialog
      {...{ open, form, onClose }}
      title={t('reset.title', { name: of.name })}
      width={480}
      okText={t('reset')}
      initial={{ graceHours: 24 } satisfies Values}
      sends={[send]}
      error={isGone(send.error) ? null : send.error}
      onSave={reset}
    >
      <p className={styles.intro}>{t('reset.lead')}</p>
      <GraceField prefix={of.prefix} />
      {of.former && (
        <Alert
          showIcon
          type="warning"
          title={t('reset.formerEnds', { prefix: of.former.prefix })}
        />
      )}
      <GoneNote error={send.error} text={t('gone')} />
    </FormDialog>
  );
};
