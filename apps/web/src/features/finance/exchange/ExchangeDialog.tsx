import { type Currency, listWallets, takeExchange } from '@alpaca/contract';
import { Button, Form, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedBy } from '../../../shared/api/error.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { Dialog } from '../../../shared/feedback/dialogs/Dialog.tsx';
import { ErrorState } from '../../../shared/feedback/states/ErrorState.tsx';
import { grouped } from '../../../shared/feedback/values/amountText.ts';
import { AmountInput } from '../../../shared/inputs/AmountInput.tsx';
import { CurrencySelect } from '../../../shared/inputs/CurrencySelect.tsx';
import { say } from '../../../shared/store/notice.ts';
import { useMoneyChanged } from '../refresh.ts';
import styles from './Exchange.module.css';
import { QuoteFacts } from './QuoteFacts.tsx';
import { type Asked, useQuote } from './useQuote.ts';

interface Props {
  open: boolean;
  /** What is missing, where something is. */
  wanted?: { currency: Currency; amount: string } | undefined;
  onClose: () => void;
  onDone?: (() => unknown) | undefined;
}

const Fields = ({ wanted, onClose, onDone }: Omit<Props, 'open'>) => {
  const { t } = useTranslation('finance');
  const changed = useMoneyChanged();
  const { data: wallets = [] } = useCall(listWallets, {});
  const [typed, setTyped] = useState<Partial<Asked>>({});
  const to = typed.to ?? wanted?.currency ?? 'USD';
  const giving = wallets.filter(({ currency }) => currency !== to);
  const richest = giving.find(({ available }) => Number(available) > 0) ?? giving[0];
  const from = (typed.from !== to && typed.from) || ((richest?.currency ?? 'CNY') as Currency);
  const side = typed.side ?? (wanted ? 'bought' : 'sold');
  const asked = { from, to, side, amount: typed.amount ?? wanted?.amount ?? '' };
  const { quote, error, isFetching, refetch } = useQuote(asked, true);
  const take = useSend(takeExchange, {
    onSuccess: (done) => {
      const [sold, bought] = [grouped(done.sold), grouped(done.bought)];
      say('success', t('exchange.done', { ...done, sold, bought }));
      changed();
      onDone?.();
      onClose();
    },
    // The message says why; what is on show afterwards is the rate of now.
    onError: (failed) => {
      if (refusedBy(failed, 'exchange.expired', 'exchange.rateChanged')) void refetch();
    },
  });
  const change = (part: Partial<Asked>) => setTyped((before) => ({ ...before, ...part }));
  const fresh = quote && !isFetching && quote.from === from && quote.to === to;
  return (
    <Form layout="vertical" onFinish={() => quote && take.mutate({ body: { id: quote.id } })}>
      <div className={styles.pair}>
        <Form.Item label={t('exchange.from')}>
          <Select
            aria-label={t('exchange.from')}
            value={from}
            onChange={(next: Currency) => change({ from: next })}
            options={wallets.map(({ currency, available }) => ({
              value: currency as Currency,
              label: t('exchange.wallet', { currency, available: grouped(available) }),
              disabled: currency === to,
            }))}
          />
        </Form.Item>
        <Form.Item label={t('exchange.to')}>
          <CurrencySelect
            aria-label={t('exchange.to')}
            allowClear={false}
            value={to}
            onChange={(next) => next && change({ to: next as Currency })}
          />
        </Form.Item>
      </div>
      <Form.Item label={t('exchange.amount')}>
        <Segmented
          aria-label={t('exchange.amount')}
          className={styles.side ?? ''}
          value={side}
          options={[
            { value: 'sold' as const, label: t('exchange.bySold') },
            { value: 'bought' as const, label: t('exchange.byBought') },
          ]}
          onChange={(next) => change({ side: next })}
        />
        <AmountInput
          aria-label={t('exchange.amount')}
          currency={side === 'sold' ? from : to}
          value={asked.amount}
          onChange={(amount) => change({ amount: amount ?? '' })}
        />
      </Form.Item>
      {error ? (
        <ErrorState error={error} />
      ) : quote ? (
        <QuoteFacts quote={quote} />
      ) : (
        <p className={styles.quote}>{t('exchange.hint')}</p>
      )}
      <div className={styles.foot}>
        <Button onClick={onClose}>{t('exchange.cancel')}</Button>
        <Button
          type="primary"
          htmlType="submit"
          disabled={!fresh || !quote.isEnough}
          loading={take.isPending}
        >
          {t('exchange.submit')}
        </Button>
      </div>
    </Form>
  );
};

/** Moves money from one of the merchant's wallets to another, at the tenant's rate. */
export const ExchangeDialog = ({ open, onClose, ...rest }: Props) => {
  const { t } = useTranslation('finance');
  return (
    <Dialog open={open} title={t('exchange.title')} footer={null} onCancel={onClose}>
      <Fields {...rest} onClose={onClose} />
    </Dialog>
  );
};
