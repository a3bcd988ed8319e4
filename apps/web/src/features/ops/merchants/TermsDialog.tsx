import {
  CreditDays,
  CreditLimit,
  constants,
  type paymentTerms,
  setMerchantTerms,
} from '@alpaca/contract';
import { Form, InputNumber, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDict } from '../../../shared/api/useDict.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { Dialog } from '../../../shared/feedback/Dialog.tsx';
import { AmountInput } from '../../../shared/inputs/AmountInput.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { say } from '../../../shared/store/notice.ts';
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
  note: string;
}

const usualDays = 15;
const { note } = setMerchantTerms.body.shape;

/** How a merchant pays. The version that was seen goes along, so that no colleague is overwritten. */
export const TermsDialog = ({ open, detail, onClose, onSettled }: Props) => {
  const { t } = useTranslation(['opsMerchants', 'shared']);
  const { items } = useDict('payment_terms');
  const [form] = Form.useForm<Filled>();
  const { merchant, version } = detail;
  const send = useSend(setMerchantTerms, {
    onSuccess: () => say('success', t('terms.saved')),
    onSettled: () => {
      onClose();
      onSettled();
    },
  });
  const terms = Form.useWatch('terms', form) ?? merchant.terms;
  const credit = terms === 'credit';
  const save = (values: Filled) => {
    const { creditLimit = '', creditDays = 0 } = values;
    const agreed = credit
      ? { terms: 'credit' as const, creditLimit, creditDays }
      : { terms: 'prepaid' as const };
    send.mutate({ body: { id: merchant.id, version, agreed, note: values.note } });
  };
  const initial = {
    terms: merchant.terms,
    creditDays: merchant.creditDays || usualDays,
    ...(merchant.terms === 'credit' && { creditLimit: merchant.wallet.creditLimit }),
  };
  return (
    <Dialog
      open={open}
      title={t('terms.change')}
      width={480}
      okText={t('shared:action.save')}
      cancelText={t('shared:action.cancel')}
      confirmLoading={send.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" preserve={false} initialValues={initial} onFinish={save}>
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
            <Form.Item name="creditDays" label={t('creditDays')} rules={[schemaRule(CreditDays)]}>
              <InputNumber min={1} max={365} precision={0} />
            </Form.Item>
          </>
        )}
        <Form.Item
          name="note"
          label={t('note')}
          extra={t('terms.noteHint')}
          rules={[schemaRule(note)]}
        >
          <TextInput maxLength={200} />
        </Form.Item>
      </Form>
    </Dialog>
  );
};
