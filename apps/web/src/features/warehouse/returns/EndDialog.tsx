import {
  endReturn,
  type ReturnOutcome,
  type ReturnView,
  type TakenBy,
  takenBy,
  text,
} from '@alpaca/contract';
import { Alert, Form, Input, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { refusedBy } from '../../../shared/api/error.ts';
import { showError } from '../../../shared/api/showError.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { say } from '../../../shared/store/notice.ts';
import { type Signature, SignaturePad } from '../receive/arrival/SignaturePad.tsx';
import { outcomeOf } from './outcomeOf.ts';
import styles from './Returns.module.css';

interface Values {
  by?: TakenBy;
  note?: string;
  courier?: string;
  courierNo?: string;
  signature?: Signature;
}

interface Props {
  row: ReturnView;
  outcome: ReturnOutcome;
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
  /** It is on another list now. */
  onLeft: () => void;
}

const needed = { note: schemaRule(text(100)), courier: schemaRule(text(60)) };

/** What the merchant wished otherwise, and what the storage comes to: to be known before it is over. */
const Beforehand = ({ row, outcome }: Pick<Props, 'row' | 'outcome'>) => {
  const { t } = useTranslation('returns');
  const { wish, storage, currency, storageDays } = row;
  const isOther = wish === null || outcomeOf[wish] !== outcome;
  return (
    <>
      {isOther && (
        <Alert
          showIcon
          type="warning"
          className={styles.warning ?? ''}
          title={wish ? t('otherWish', { wish: t(`wish.${wish}`) }) : t('noWish')}
        />
      )}
      <p className={styles.intro}>{t(`endText.${outcome}`)}</p>
      {storage && (
        <p className={styles.intro}>
          {t('storageThen', { amount: `${storage} ${currency}`, count: storageDays })}
        </p>
      )}
    </>
  );
};

/** How a return ends: handed out against a signature or to a courier, sent, delivered anew, destroyed. */
export const EndDialog = ({ row, outcome, open, onClose, onChanged, onLeft }: Props) => {
  const { t } = useTranslation('returns');
  const [form] = Form.useForm<Values>();
  const by = Form.useWatch('by', form) ?? 'person';
  const send = useSend(endReturn, {
    meta: { quiet: 'fields' },
    onSuccess: () => {
      say('success', t(`ended.${outcome}`));
      onClose();
      onLeft();
    },
    onSettled: onChanged,
  });
  const save = async ({ signature, ...values }: Values) => {
    try {
      const key = await signature?.send();
      const body = {
        id: row.id,
        outcome,
        wish: row.wish,
        ...values,
        ...(key && { signature: key }),
      };
      send.mutate({ body });
    } catch (error) {
      showError(error);
    }
  };
  const isHandOut = outcome === 'handedBack';
  const isByCourier = isHandOut ? by === 'courier' : outcome === 'sentBack';
  const mustSayWhy = outcome === 'destroyed' && row.wish !== 'destroy';
  return (
    <FormDialog
      open={open}
      title={t(`endTitle.${outcome}`, { no: row.transactionOrderNo })}
      width={480}
      okText={t(`act.${outcome}`)}
      danger={outcome === 'destroyed'}
      form={form}
      initial={isHandOut ? { by: 'person' } : {}}
      sends={[send]}
      error={send.error}
      long
      onSave={save}
      onClose={onClose}
    >
      {!refusedBy(send.error, 'return.wishChanged') && <Beforehand row={row} outcome={outcome} />}
      {isHandOut && (
        <Form.Item name="by" label={t('by')}>
          <Segmented
            aria-label={t('by')}
            options={takenBy.map((value) => ({ value, label: t(`by.${value}`) }))}
          />
        </Form.Item>
      )}
      {isByCourier && (
        <>
          <Form.Item name="courier" label={t('courier')} rules={isHandOut ? [needed.courier] : []}>
            <RememberedInput code="returns.courier" />
          </Form.Item>
          <Form.Item
            name="courierNo"
            label={t('courierNo')}
            rules={isHandOut ? [needed.courier] : []}
          >
            <TextInput maxLength={60} />
          </Form.Item>
        </>
      )}
      {isHandOut && !isByCourier && (
        <>
          <Form.Item name="note" label={t('taker')} rules={[needed.note]}>
            <TextInput maxLength={100} />
          </Form.Item>
          <Form.Item
            name="signature"
            label={t('signature')}
            rules={[{ required: true, message: t('signatureMissing') }]}
          >
            <SignaturePad label={t('signature')} />
          </Form.Item>
        </>
      )}
      {outcome === 'destroyed' && (
        <Form.Item
          name="note"
          label={t(mustSayWhy ? 'why' : 'remark')}
          rules={mustSayWhy ? [needed.note] : []}
        >
          <Input.TextArea maxLength={100} autoSize={{ minRows: 2 }} />
        </Form.Item>
      )}
    </FormDialog>
  );
};
