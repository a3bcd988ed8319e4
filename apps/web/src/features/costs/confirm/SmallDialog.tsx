import { type Currency, confirmSmallChanges, constants, countSmallChanges } from '@alpaca/contract';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { AmountInput } from '../../../shared/inputs/AmountInput.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { useCalmValue } from '../../../shared/lib/useCalmValue.ts';
import { say } from '../../../shared/store/notice.ts';
import styles from '../Costs.module.css';

interface Values {
  currency: Currency;
  amount: string;
}

interface Props {
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** How many there are up to an amount, once nobody types any more. */
const useCounted = (currency: Currency, amount: string) => {
  const asked = useCalmValue(`${amount} ${currency}`, 300);
  const isKnown = asked === `${amount} ${currency}` && Number(amount) > 0;
  const query = useCall(
    countSmallChanges,
    { query: { currency, amount } },
    { enabled: isKnown, meta: { quiet: true } },
  );
  const found = isKnown && !query.isFetching ? query.data : undefined;
  return { found, recount: () => void query.refetch() };
};

/** Agrees to all that come to no more than an amount each, once it was seen how many and how much that is. */
export const SmallDialog = ({ open, onClose, onDone }: Props) => {
  const { t } = useTranslation('costs');
  const [form] = Form.useForm<Values>();
  const currency = Form.useWatch('currency', form) ?? constants.mainCurrency;
  const amount = Form.useWatch('amount', form) ?? '';
  const { found, recount } = useCounted(currency, amount);
  const confirm = useSend(confirmSmallChanges, {
    meta: { quiet: 'fields' },
    // Others came meanwhile: how many there are now is shown before anybody agrees to them.
    onError: recount,
    onSuccess: ({ done, amount: sum }) => {
      say('success', t('small.done', { count: done, sum, currency }));
      onDone();
      onClose();
    },
  });
  const count = found?.count ?? 0;
  const save = (values: Values) => count > 0 && confirm.mutate({ body: { ...values, count } });
  return (
    <FormDialog
      open={open}
      title={t('small.title')}
      width={480}
      okText={count > 0 ? t('confirmYes', { count }) : t('act.confirm')}
      form={form}
      focusOn="amount"
      initial={{ currency: constants.mainCurrency }}
      sends={[confirm]}
      error={confirm.error}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="currency" hidden>
        <Input />
      </Form.Item>
      <Form.Item
        name="amount"
        label={t('small.amount')}
        extra={t('small.hint')}
        rules={[schemaRule(confirmSmallChanges.body.shape.amount)]}
      >
        <AmountInput
          currency={currency}
          onCurrency={(next) => form.setFieldValue('currency', next)}
        />
      </Form.Item>
      <p className={styles.lead} role="status">
        {found && count === 0 && t('small.none')}
        {found && count > 0 && t('small.found', { count, sum: found.amount, currency })}
      </p>
    </FormDialog>
  );
};
