import { addCarrierBill, type CarrierBill, type CarrierBillForm } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import styles from '../../../shared/feedback/beside/Parts.module.css';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { dayFormat } from '../../../shared/inputs/dateRange.ts';
import { tenantNow } from '../../../shared/inputs/tenantNow.ts';
import { say } from '../../../shared/store/notice.ts';
import { PayeeDialog } from '../payees/PayeeDialog.tsx';
import { useLookAtPayables } from '../useLookAtPayables.ts';
import { BillFields } from './BillFields.tsx';
import { useFollowing } from './useFollowing.ts';

interface Props {
  open: boolean;
  /** The version that it takes the place of; null: a bill of its own. */
  corrects: CarrierBill | null;
  onClose: () => void;
  onAdded: (id: string) => void;
}

const startOf = (corrects: CarrierBill | null): Partial<CarrierBillForm> => {
  if (!corrects) return { billDay: tenantNow().format(dayFormat) };
  const { payeeId, billNo, currency, billDay, dueDay } = corrects;
  return { payeeId, billNo, currency, billDay, dueDay };
};

/** Begins a bill, or a corrected version of one; its lines come in afterwards. */
export const BillDialog = ({ open, corrects, onClose, onAdded }: Props) => {
  const { t } = useTranslation('payables');
  const [form] = Form.useForm<CarrierBillForm>();
  const look = useLookAtPayables();
  const follow = useFollowing(form);
  const payee = useShownDialog<never>();
  const add = useSend(addCarrierBill, {
    meta: { quiet: true },
    onError: look,
    onSuccess: ({ id }) => {
      say('success', t('added'));
      look();
      onClose();
      onAdded(id);
    },
  });
  const title = corrects ? t('correctTitle', { no: corrects.billNo }) : t('add');
  return (
    <>
      <FormDialog
        open={open}
        title={title}
        width={520}
        okText={t('begin')}
        form={form}
        focusOn={corrects ? 'billDay' : 'payeeId'}
        initial={startOf(corrects)}
        sends={[add]}
        error={add.error}
        onSave={(body) => add.mutate({ body: { ...body, corrects: corrects?.id } })}
        onClose={onClose}
      >
        <p className={styles.lead}>{t(corrects ? 'correctLead' : 'addLead')}</p>
        <BillFields
          isCorrection={corrects !== null}
          onPayee={follow.payee}
          onBillDay={follow.billDay}
          onAddPayee={() => payee.show(null)}
        />
      </FormDialog>
      <PayeeDialog
        key={payee.key}
        open={payee.open}
        payee={null}
        onClose={payee.close}
        onAdded={(added) => {
          form.setFieldValue('payeeId', added.id);
          follow.presets(added);
        }}
      />
    </>
  );
};
