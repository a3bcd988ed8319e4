import {
  type Currency,
  payTopUp,
  type Result,
  type rechargeInfo,
  topUpBalance,
} from '@alpaca/contract';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/request.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { useUnsavedGuard } from '../../../shared/form/useUnsavedGuard.ts';
import { FormIssues, useServerIssues } from '../../../shared/inputs/useServerIssues.tsx';
import { useMoneyChanged } from '../refresh.ts';
import { AmountPart } from './AmountPart.tsx';
import { begun, soleBank } from './begun.ts';
import { bodyOf, type Filled } from './filled.ts';
import { PayerPart } from './PayerPart.tsx';
import styles from './Recharge.module.css';
import type { SentTopUp } from './Sent.tsx';
import { WayPart } from './WayPart.tsx';

type Info = Result<typeof rechargeInfo>;

interface Props {
  info: Info;
  /** What the address asks for. */
  asked: URLSearchParams;
  onSent: (topUp: SentTopUp) => void;
}

/** How much, by which way, from whom. */
export const RechargeForm = ({ info, asked, onSent }: Props) => {
  const { t } = useTranslation('finance');
  const [form] = Form.useForm<Filled>();
  const [dirty, setDirty] = useState(false);
  const changed = useMoneyChanged();
  const send = useSend(topUpBalance, {
    meta: { quiet: 'fields' },
    onSuccess: async ({ id, no }, { body }) => {
      setDirty(false);
      changed();
      if (body.payMethod !== 'online') return onSent({ id, no });
      const { url } = await request(payTopUp, { body: { id } });
      window.location.assign(url);
    },
  });
  const rest = useServerIssues(form, send.error);
  useUnsavedGuard(dirty);
  const method = Form.useWatch('payMethod', form) ?? 'bankTransfer';
  const currency = (Form.useWatch('currency', form) ?? info.currencies[0] ?? 'CNY') as Currency;
  return (
    <Form
      form={form}
      layout="vertical"
      className={styles.form ?? ''}
      initialValues={begun(info, asked)}
      scrollToFirstError={{ block: 'center', focus: true }}
      onValuesChange={(change) => {
        setDirty(true);
        // An account is of one currency.
        if (change.currency) form.setFieldValue('bankInfo', soleBank(info, change.currency));
      }}
      onFinish={(values) => send.mutate({ body: bodyOf(values) })}
    >
      <FormIssues words={rest} />
      <AmountPart currencies={info.currencies} currency={currency} />
      <WayPart info={info} method={method} currency={currency} />
      {method !== 'online' && <PayerPart />}
      <div>
        <Button type="primary" size="large" htmlType="submit" loading={send.isPending}>
          {t(method === 'online' ? 'recharge.pay' : 'recharge.submit')}
        </Button>
      </div>
    </Form>
  );
};
