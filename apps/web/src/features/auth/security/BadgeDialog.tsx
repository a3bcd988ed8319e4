import { setOwnBadge } from '@alpaca/contract';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { say } from '../../../shared/store/notice.ts';

interface Values {
  badgeNo: string;
  pin: string;
  again: string;
}

interface Props {
  open: boolean;
  /** The number there is; '' where there is none yet. */
  badgeNo: string;
  onClose: () => void;
  onSaved: () => void;
}

const { badgeNo: numberRule, pin: pinRule } = setOwnBadge.body.shape;
const secret = { type: 'password', inputMode: 'numeric', autoComplete: 'new-password' } as const;

/** Number and PIN of one's own badge; the PIN twice, as nobody sees it while it is typed. */
export const BadgeDialog = ({ open, badgeNo, onClose, onSaved }: Props) => {
  const { t } = useTranslation('badge');
  const [form] = Form.useForm<Values>();
  const send = useSend(setOwnBadge, {
    meta: { quiet: true },
    onSuccess: () => {
      say('success', t('saved'));
      onSaved();
      onClose();
    },
  });
  return (
    <FormDialog
      open={open}
      title={t(badgeNo ? 'change' : 'set')}
      width={420}
      form={form}
      focusOn={badgeNo ? 'pin' : 'badgeNo'}
      initial={{ badgeNo }}
      sends={[send]}
      error={send.error}
      onSave={({ badgeNo: number, pin }) => send.mutate({ body: { badgeNo: number, pin } })}
      onClose={onClose}
    >
      <Form.Item
        name="badgeNo"
        label={t('no')}
        extra={t('noHint')}
        rules={[schemaRule(numberRule)]}
      >
        <TextInput
          autoComplete="off"
          maxLength={30}
          // A scanner ends the number with Enter: on to the PIN, not off with half of it.
          onPressEnter={(event) => {
            event.preventDefault();
            form.getFieldInstance('pin')?.focus();
          }}
        />
      </Form.Item>
      <Form.Item name="pin" label={t('pin')} extra={t('pinHint')} rules={[schemaRule(pinRule)]}>
        <Input {...secret} maxLength={8} />
      </Form.Item>
      <Form.Item
        name="again"
        label={t('again')}
        required
        dependencies={['pin']}
        rules={[
          ({ getFieldValue }) => ({
            validator: async (_rule, value) => {
              if (value !== getFieldValue('pin')) throw new Error(t('notAlike'));
            },
          }),
        ]}
      >
        <Input {...secret} maxLength={8} onPressEnter={form.submit} />
      </Form.Item>
    </FormDialog>
  );
};
