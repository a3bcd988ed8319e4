import { askCarrier, languages, type StalledParcel } from '@alpaca/contract';
import { Form, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { sayOutcome } from './outcome.ts';
import styles from './Stalled.module.css';

interface Values {
  email: string;
  lang: (typeof languages)[number];
  note?: string;
}

interface Props {
  open: boolean;
  stalls: readonly StalledParcel[];
  onClose: () => void;
  onDone: () => void;
  onLook: () => void;
}

const { email: emailRule } = askCarrier.body.shape;

/** One mail to a line's carrier about all of them; where it went last is filled in. */
export const AskDialog = ({ open, stalls, onClose, onDone, onLook }: Props) => {
  const { t } = useTranslation('stalled');
  const [form] = Form.useForm<Values>();
  const ask = useSend(askCarrier, {
    meta: { quiet: 'fields' },
    onError: onLook,
    onSuccess: (outcome) => {
      sayOutcome(t, 'ask', outcome);
      onDone();
      onClose();
    },
  });
  const chosen = stalls.map(({ id, revision }) => ({ id, revision }));
  const [first] = stalls;
  return (
    <FormDialog
      open={open}
      title={t('ask.title')}
      width={480}
      okText={t('ask.send')}
      form={form}
      focusOn="email"
      initial={{ email: first?.contact ?? '', lang: 'en_US' }}
      sends={[ask]}
      error={ask.error}
      onSave={(values) => ask.mutate({ body: { stalls: chosen, ...values } })}
      onClose={onClose}
    >
      <p className={styles.lead}>
        {t('ask.lead', { count: stalls.length, product: first?.productName })}
      </p>
      <Form.Item
        name="email"
        label={t('ask.email')}
        extra={t('ask.remembered')}
        rules={[schemaRule(emailRule)]}
      >
        <Input type="email" autoComplete="off" />
      </Form.Item>
      <Form.Item name="lang" label={t('ask.lang')}>
        <Radio.Group options={languages.map((value) => ({ value, label: t(`ask.in.${value}`) }))} />
      </Form.Item>
      <Form.Item name="note" label={t('ask.note')}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </FormDialog>
  );
};
