import { type CostChange, decideCostChange, proposeCostChange } from '@alpaca/contract';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { AmountInput } from '../../../shared/inputs/AmountInput.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { type Acting, useActOn } from '../../../shared/revision/useActOn.ts';
import styles from '../Costs.module.css';
import { halfOf } from '../money.ts';
import { ReasonField } from './ReasonField.tsx';

interface Props extends Acting<CostChange> {
  act: 'propose' | 'decide';
}

interface Values {
  difference: string;
  reason: string;
}

const quick = ['all', 'half', 'nothing'] as const;
const { difference: differenceRule } = decideCostChange.body.shape;

/** The staff names the difference that is to be paid, and why: as an offer, or as the end of it. */
export const SettleDialog = ({ act, ...acting }: Props) => {
  const { t } = useTranslation('costs');
  const [form] = Form.useForm<Values>();
  const { open, of: change, onClose } = acting;
  const { difference, currency, proposed } = change;
  const propose = useActOn(proposeCostChange, acting, t('done.propose'));
  const decide = useActOn(decideCostChange, acting, t('done.decide'));
  const { send, seen } = act === 'propose' ? propose : decide;
  const amounts = { all: difference, half: halfOf(difference, currency), nothing: '0' };
  return (
    <FormDialog
      open={open}
      title={t(`settle.${act}`, { no: change.transactionOrderNo })}
      width={480}
      okText={t(`act.${act}`)}
      form={form}
      focusOn="difference"
      initial={{ difference: act === 'decide' ? difference : (proposed ?? undefined) }}
      sends={[send]}
      error={send.error}
      onSave={(values) => send.mutate({ body: { ...seen, ...values } })}
      onClose={onClose}
    >
      <Form.Item
        name="difference"
        label={t('settle.difference')}
        extra={t('settle.most', { amount: difference, currency })}
        rules={[schemaRule(differenceRule)]}
      >
        <AmountInput currency={currency} />
      </Form.Item>
      <div className={styles.quick}>
        {quick.map((one) => (
          <Button
            key={one}
            size="small"
            onClick={() => form.setFieldValue('difference', amounts[one])}
          >
            {t(`settle.quick.${one}`)}
          </Button>
        ))}
      </div>
      <ReasonField hint={t(`settle.next.${act}`)} />
    </FormDialog>
  );
};
