import { moveStalled, type Parsed, type StalledParcel } from '@alpaca/contract';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { sayOutcome } from './outcome.ts';
import styles from './Stalled.module.css';

interface Props {
  open: boolean;
  act: Parsed<typeof moveStalled>['body']['act'];
  stalls: readonly StalledParcel[];
  onClose: () => void;
  onDone: () => void;
  onLook: () => void;
}

/** A step without a mail, with a note of the staff's own. */
export const MoveDialog = ({ open, act, stalls, onClose, onDone, onLook }: Props) => {
  const { t } = useTranslation('stalled');
  const [form] = Form.useForm<{ note?: string }>();
  const move = useSend(moveStalled, {
    meta: { quiet: 'fields' },
    onError: onLook,
    onSuccess: (outcome) => {
      sayOutcome(t, act, outcome);
      onDone();
      onClose();
    },
  });
  const chosen = stalls.map(({ id, revision }) => ({ id, revision }));
  return (
    <FormDialog
      open={open}
      title={t(`move.${act}`, { count: stalls.length })}
      width={480}
      okText={t(`act.${act}`)}
      form={form}
      focusOn="note"
      sends={[move]}
      error={move.error}
      onSave={({ note }) => move.mutate({ body: { stalls: chosen, act, note } })}
      onClose={onClose}
    >
      <p className={styles.lead}>{t(`moveText.${act}`)}</p>
      <Form.Item name="note" label={t('note')} extra={t('noteOwn')}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </FormDialog>
  );
};
