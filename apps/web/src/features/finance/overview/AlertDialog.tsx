import { type Currency, type OverviewWallet, saveBalanceAlert } from '@alpaca/contract';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/feedback/dialogs/Dialog.tsx';
import { AmountInput } from '../../../shared/inputs/AmountInput.tsx';
import { fillWithTheirs } from '../../../shared/revision/fillWithTheirs.ts';
import { useEdit } from '../../../shared/revision/useEdit.tsx';
import { useHeld } from '../../../shared/revision/useHeld.ts';
import { say } from '../../../shared/store/notice.ts';
import { useMoneyChanged } from '../refresh.ts';

interface Props {
  wallet: OverviewWallet;
  open: boolean;
  onClose: () => void;
}

/** Below which balance the merchant's users are told. */
export const AlertDialog = ({ wallet, open, onClose }: Props) => {
  const { t } = useTranslation('finance');
  const [form] = Form.useForm<{ threshold?: string }>();
  const changed = useMoneyChanged();
  const currency = wallet.currency as Currency;
  const { threshold: first, revision } = useHeld(wallet, String(open));
  const save = useEdit(
    saveBalanceAlert,
    {
      label: () => t('overview.alertBelow'),
      onTheirs: fillWithTheirs(form, changed),
    },
    {
      onSuccess: () => {
        say('success', t('overview.alertSaved'));
        changed();
        onClose();
      },
    },
  );
  const send = (threshold: string | null) =>
    save.mutate({ body: { currency, revision, threshold } });
  return (
    <Dialog
      open={open}
      title={t('overview.setAlert')}
      onCancel={onClose}
      afterClose={save.reset}
      footer={[
        first !== null && (
          <Button key="off" onClick={() => send(null)}>
            {t('overview.alertOff')}
          </Button>
        ),
        <Button key="save" type="primary" loading={save.isPending} onClick={() => form.submit()}>
          {t('save')}
        </Button>,
      ]}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ threshold: first ?? undefined }}
        onFinish={({ threshold }) => send(threshold ?? null)}
      >
        <Form.Item
          name="threshold"
          label={t('overview.alertBelow')}
          extra={t('overview.alertHint')}
          rules={[{ required: true, message: t('overview.alertNeeded') }]}
        >
          <AmountInput currency={currency} />
        </Form.Item>
      </Form>
      {save.dialog}
    </Dialog>
  );
};
