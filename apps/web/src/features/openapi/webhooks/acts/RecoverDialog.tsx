import { recoverWebhook, type WebhookView, webhookDays } from '@alpaca/contract';
import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../../shared/api/useSend.ts';
import { FormDialog } from '../../../../shared/feedback/dialogs/FormDialog.tsx';
import { wireFormat } from '../../../../shared/inputs/dateRange.ts';
import { schemaRule } from '../../../../shared/inputs/schemaRule.ts';
import { TimeInput } from '../../../../shared/inputs/TimeInput.tsx';
import { tenantNow } from '../../../../shared/inputs/tenantNow.ts';
import { say } from '../../../../shared/store/notice.ts';
import styles from '../../OpenApi.module.css';

interface Values {
  sinceTime: string;
}

interface Props {
  open: boolean;
  of: WebhookView;
  onClose: () => void;
  onLook: () => void;
}

/** Sends what was kept or given up since a time of one's choice; by default all that there still is. */
export const RecoverDialog = ({ open, of, onClose, onLook }: Props) => {
  const { t } = useTranslation('webhooks');
  const [form] = Form.useForm<Values>();
  const [first] = useState(() => tenantNow().subtract(webhookDays, 'day').format(wireFormat));
  const send = useSend(recoverWebhook, {
    meta: { quiet: 'fields' },
    onSuccess: ({ count }) => {
      if (count > 0) say('success', t('recover.done', { count }));
      else say('info', t('recover.none'));
      onLook();
      onClose();
    },
  });
  return (
    <FormDialog<Values>
      {...{ open, form, onClose }}
      title={t('recover.title')}
      width={480}
      okText={t('recover.go')}
      initial={{ sinceTime: first } satisfies Values}
      sends={[send]}
      onSave={({ sinceTime }) => send.mutate({ body: { id: of.id, sinceTime } })}
    >
      <p className={styles.intro}>{t('recover.text', { url: of.url })}</p>
      <Form.Item
        name="sinceTime"
        label={t('recover.since')}
        extra={t('recover.sinceHint')}
        rules={[schemaRule(recoverWebhook.body.shape.sinceTime)]}
      >
        <TimeInput placeholder={t('recover.since')} />
      </Form.Item>
    </FormDialog>
  );
};
