import {
  addExchangeRate,
  type Currency,
  constants,
  ExchangeRate,
  type ExchangeRateLine,
} from '@alpaca/contract';
import { Alert, DatePicker, Form } from 'antd';
import type { Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../../../shared/api/useSend.ts';
import { FormDialog } from '../../../../../shared/feedback/dialogs/FormDialog.tsx';
import { useConfirm } from '../../../../../shared/feedback/dialogs/useConfirm.tsx';
import { CurrencySelect } from '../../../../../shared/inputs/CurrencySelect.tsx';
import { DecimalInput } from '../../../../../shared/inputs/DecimalInput.tsx';
import { wireFormat } from '../../../../../shared/inputs/dateRange.ts';
import { schemaRule } from '../../../../../shared/inputs/schemaRule.ts';
import { say } from '../../../../../shared/store/notice.ts';
import styles from '../PriceSheets.module.css';
import { farOff } from './farOff.ts';

interface Props {
  open: boolean;
  /** What a new one is compared with. */
  known: readonly ExchangeRateLine[];
  onClose: () => void;
  onAdded: () => void;
}

interface Filled {
  from: Currency;
  to: Currency;
  rate: string;
  validFrom?: Dayjs | null;
}

const rules = ExchangeRate.shape;

/** A rate from now or a later time on. */
export const AddRateDialog = ({ open, known, onClose, onAdded }: Props) => {
  const { t } = useTranslation('priceSheets');
  const [form] = Form.useForm<Filled>();
  const send = useSend(addExchangeRate, {
    onSuccess: () => {
      say('success', t('rates.added'));
      onAdded();
      onClose();
    },
  });
  const { ask, dialog } = useConfirm();
  const asked = Form.useWatch([], form) as Partial<Filled> | undefined;
  const far = farOff(asked ?? {}, known);
  const save = async ({ validFrom, ...rate }: Filled) => {
    const { from, to } = rate;
    const compared = far && { from, to, rate: rate.rate, now: far.rate, percent: far.percent };
    const text = compared && t('rates.farText', compared);
    if (text && !(await ask({ title: t('rates.farTitle'), text, yes: t('rates.farYes') }))) return;
    send.mutate({
      body: { ...rate, ...(validFrom && { validFrom: validFrom.format(wireFormat) }) },
    });
  };
  const differs = {
    validator: async (_: unknown, to: unknown) => {
      if (to && to === form.getFieldValue('from')) throw new Error(t('rates.same'));
    },
  };
  return (
    <FormDialog
      open={open}
      title={t('rates.add')}
      width={460}
      form={form}
      initial={{ from: 'USD', to: constants.mainCurrency }}
      sends={[send]}
      onSave={save}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <Form.Item name="from" label={t('rates.from')} rules={[schemaRule(rules.from)]}>
          <CurrencySelect allowClear={false} />
        </Form.Item>
        <Form.Item
          name="to"
          label={t('rates.to')}
          dependencies={['from']}
          rules={[schemaRule(rules.to), differs]}
        >
          <CurrencySelect allowClear={false} />
        </Form.Item>
      </div>
      <Form.Item name="rate" label={t('rates.rate')} rules={[schemaRule(rules.rate)]}>
        <DecimalInput decimals={8} />
      </Form.Item>
      {far && (
        <Alert
          type="warning"
          showIcon
          title={t('rates.far', { now: far.rate, percent: far.percent })}
        />
      )}
      <Form.Item name="validFrom" label={t('rates.validFrom')} extra={t('rates.validHint')}>
        <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" />
      </Form.Item>
      {dialog}
    </FormDialog>
  );
};
