import {
  ApprovalReason,
  askTerms,
  CreditDays,
  CreditLimit,
  constants,
  type paymentTerms,
} from '@alpaca/contract';
import { Form, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDict } from '../../../../shared/api/useDict.ts';
import { FormDialog } from '../../../../shared/feedback/dialogs/FormDialog.tsx';
import { AmountInput } from '../../../../shared/inputs/AmountInput.tsx';
import { NumberInput } from '../../../../shared/inputs/NumberInput.tsx';
import { schemaRule } from '../../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../../shared/inputs/TextInput.tsx';
import { fillWithTheirs } from '../../../../shared/revision/fillWithTheirs.ts';
import { useEdit } from '../../../../shared/revision/useEdit.tsx';
import { useHeld } from '../../../../shared/revision/useHeld.ts';
import { say } from '../../../../shared/store/notice.ts';
import { AskHint, useMerchantWords } from '../../../approvals/index.ts';
import styles from './MerchantDetail.module.css';
import type { Detail } from './MerchantDetail.tsx';

interface Props {
  open: boolean;
  detail: Detail;
  onClose: () => void;
  onSettled: () => void;
}

interface Filled {
  terms: (typeof paymentTerms)[number];
  creditLimit?: string;
  creditDays?: number;
  reason: string;
}

const usualDays = 15;

/** How a merchant pays, and why that changes. */
export const TermsDialog = ({ open, detail, onClose, onSettled }: Props) => {
  const { t } = useTranslation('opsMerchants');
  const { items } = useDict('payment_terms');
  const [form] = Form.useForm<Filled>();
  const { merchant, revision } = useHeld(detail, String(open));
  const edit = useEdit(
    askTerms,
    {
      ...useMerchantWords(),
      form: { of: ({ agreed }) => agreed },
      onTheirs: fillWithTheirs(form, onSettled),
    },
    {
      onSuccess: () => {
        say('success', t('approvals.asked'));
        onClose();
        onSettled();
      },
    },
  );
  const terms = Form.useWatch('terms', form) ?? merchant.terms;
  const credit = terms === 'credit';
  const save = (values: Filled) => {
    const { creditLimit = '', creditDays = 0 } = values;
    const agreed = credit
      ? { terms: 'credit' as const, creditLimit, creditDays }
      : { terms: 'prepaid' as const };
    edit.mutate({ body: { merchantId: merchant.id, revision, agreed, reason: values.reason } });
  };
  const initial = {
    terms: merchant.terms,
    creditDays: merchant.creditDays || usualDays,
    ...(merchant.terms === 'credit' && { creditLimit: merchant.wallet.creditLimit }),
  };
  return (
    <FormDialog
      open={open}
      title={t('terms.change')}
      width={480}
      okText={t('approvals.ask')}
      form={form}
      className={styles.ask}
      initial={initial}
      sends={[edit]}
      onSave={save}
      onClose={onClose}
    >
      <AskHint />
      <Form.Item name="terms" label={t('terms')}>
        <Segmented
          block
          aria-label={t('terms')}
          options={items.map(({ value, text }) => ({ value, label: text }))}
        />
      </Form.Item>
      {credit && (
        <>
          <Form.Item
            name="creditLimit"
            label={t('creditLimit')}
            extra={t('terms.limitHint')}
            rules={[schemaRule(CreditLimit)]}
          >
            <AmountInput currency={constants.mainCurrency} />
          </Form.Item>
          <Form.Item
            name="creditDays"
            label={t('creditDays')}
            extra={t('terms.daysHint')}
            rules={[schemaRule(CreditDays)]}
          >
            <NumberInput decimals={0} unit={t('terms.daysUnit')} />
          </Form.Item>
        </>
      )}
      <Form.Item
        name="reason"
        label={t('terms.reason')}
        extra={t('terms.noteHint')}
        rules={[schemaRule(ApprovalReason)]}
      >
        <TextInput maxLength={200} />
      </Form.Item>
    </FormDialog>
  );
};
