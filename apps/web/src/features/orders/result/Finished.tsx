import type { OrderDetail } from '@alpaca/contract';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ResultPage } from '../../../shared/feedback/states/ResultPage.tsx';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { CopyText } from '../../../shared/feedback/values/CopyText.tsx';
import { rechargeHref } from '../../../shared/paths/finance.ts';
import { detailHref, formHref } from '../../../shared/paths/orders.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { ExchangeButton } from '../../finance/index.ts';
import { missing } from '../form/panel/missing.ts';
import { useWallets } from '../form/panel/useWallets.ts';
import { LabelButtons } from '../LabelButtons.tsx';
import { useOrderActs } from '../useOrderActs.ts';
import { type Outcome, outcomeOf } from './outcomeOf.ts';

const kinds = {
  draft: 'waiting',
  ordering: 'waiting',
  unpaid: 'waiting',
  generated: 'success',
  marked: 'success',
  failed: 'failure',
  over: 'failure',
} as const satisfies Record<Outcome, 'success' | 'waiting' | 'failure'>;

/** How it went, what to note down and where to go from here. */
export const Finished = ({ detail, look }: { detail: OrderDetail; look: () => void }) => {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const { order } = detail;
  const { id, currencyCode, totalPrice, failReason } = order;
  const outcome = outcomeOf(order);
  const acts = useOrderActs(id, look);
  const available = useWallets().available(currencyCode);
  const gap =
    outcome === 'unpaid' && available && totalPrice && currencyCode
      ? missing(totalPrice, available, currencyCode)
      : null;
  const wanted = gap && currencyCode ? { currency: currencyCode, amount: gap } : undefined;
  const go = (to: string, words: string, type: 'primary' | 'default' = 'default') => (
    <Button type={type} onClick={() => void navigate(to)}>
      {words}
    </Button>
  );
  const text = () => {
    if (outcome === 'failed') return failReason;
    const isLabelToCome = outcome === 'generated' && order.label !== 'ready';
    return t(isLabelToCome ? 'finish.labelLater' : `finish.${outcome}Text`);
  };
  const own: Record<Outcome, ReactNode> = {
    draft: go(formHref({ id }), t('finish.edit'), 'primary'),
    ordering: null,
    unpaid: (
      <>
        {wanted && go(rechargeHref(wanted), t('finish.topUp'), 'primary')}
        {wanted && <ExchangeButton wanted={wanted} onDone={look} />}
        <ActionButton type={gap ? 'default' : 'primary'} permission="order:pay" onClick={acts.pay}>
          {t('finish.pay')}
        </ActionButton>
        {acts.dialog}
      </>
    ),
    generated: <LabelButtons order={order} />,
    marked: <LabelButtons order={order} />,
    failed: go(formHref({ id }), t('finish.editAgain'), 'primary'),
    over: null,
  };
  const facts: (readonly [string, ReactNode])[] = [
    [t('field.transactionOrderNo'), <CopyText key="no" text={order.transactionOrderNo} />],
    [t('field.productName'), order.productName || '--'],
    [t('field.trackingNumber'), <CopyText key="track" text={order.trackingNumber} />],
    [
      t('field.totalPrice'),
      <Amount key="total" value={totalPrice} {...(currencyCode && { currency: currencyCode })} />,
    ],
    ...(outcome === 'unpaid' && available && currencyCode
      ? [
          [
            t('cost.available'),
            <Amount key="available" value={available} currency={currencyCode} />,
          ] as const,
        ]
      : []),
    ...(gap && currencyCode
      ? [[t('finish.gap'), <Amount key="gap" value={gap} currency={currencyCode} />] as const]
      : []),
  ];
  return (
    <div role="status">
      <ResultPage
        kind={kinds[outcome]}
        title={t(`finish.${outcome}`)}
        text={text()}
        facts={facts}
        actions={
          <>
            {own[outcome]}
            {go(formHref(), t('finish.another'))}
            {go(detailHref(id), t('finish.detail'))}
          </>
        }
      />
    </div>
  );
};
