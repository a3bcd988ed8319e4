import { changeAtStation } from '@alpaca/contract';
import { Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../shared/api/error.ts';
import { useSend } from '../../../../shared/api/useSend.ts';
import { FormDialog } from '../../../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../../shared/inputs/TextInput.tsx';
import { forgetMine } from '../../../../shared/store/forgetMine.ts';
import { openSession } from '../../../../shared/store/session.ts';
import { bagQueue, startBagQueue } from '../../dispatch/desk/bagQueue.ts';
import { queue } from '../desk.ts';
import styles from '../Receive.module.css';

interface Values {
  badge: string;
  pin: string;
}

const { badge, pin } = changeAtStation.body.shape;
const drainMs = 8_000;
const queues = [queue, bagQueue];

/** Whether all that this person scanned, at either table, is sent. */
const allSent = async () => {
  for (const one of queues) one.wake();
  const empty = await Promise.all(queues.map((one) => one.drained(drainMs)));
  return empty.every(Boolean);
};

/**
 * Another person goes on here. What was scanned before is sent first, in the name of who scanned it;
 * then the page is loaded anew, so that nothing of the last person is left on it.
 */
export const OperatorDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation('receive');
  const [form] = Form.useForm<Values>();
  const [isDraining, setDraining] = useState(false);
  const [stuck, setStuck] = useState<ApiError | null>(null);
  useEffect(startBagQueue, []);
  const send = useSend(changeAtStation, {
    meta: { quiet: true },
    onSuccess: (session) => {
      forgetMine();
      openSession(session);
      window.location.reload();
    },
  });
  const change = async (body: Values) => {
    setStuck(null);
    setDraining(true);
    const isEmpty = await allSent();
    setDraining(false);
    if (isEmpty) return send.mutate({ body });
    setStuck(new ApiError({ status: 409, errorKey: '', message: t('operator.waiting') }));
  };
  return (
    <FormDialog
      open={open}
      title={t('operator.title')}
      width={420}
      okText={t('operator.ok')}
      form={form}
      focusOn="badge"
      sends={[send, { isPending: isDraining, reset: () => setStuck(null) }]}
      error={stuck ?? send.error}
      onSave={change}
      onClose={onClose}
    >
      <p className={styles.intro}>{t('operator.text')}</p>
      <Form.Item name="badge" label={t('operator.badge')} rules={[schemaRule(badge)]}>
        <TextInput
          autoComplete="off"
          maxLength={30}
          // A scanner ends the badge with Enter: on to the PIN, not off with half of it.
          onPressEnter={(event) => {
            event.preventDefault();
            form.getFieldInstance('pin')?.focus();
          }}
        />
      </Form.Item>
      <Form.Item name="pin" label={t('operator.pin')} rules={[schemaRule(pin)]}>
        <Input
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          onPressEnter={form.submit}
        />
      </Form.Item>
    </FormDialog>
  );
};
