import { listOrders, type OrderSummary } from '@alpaca/contract';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useCall } from '../../../shared/api/useCall.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import styles from '../bulk/Bulk.module.css';
import { OutcomePanel } from '../bulk/OutcomePanel.tsx';
import { PastedNumbers } from '../PastedNumbers.tsx';
import { useRenewOrders } from '../useRenewOrders.ts';
import page from './Product.module.css';
import { ProductChoice } from './ProductChoice.tsx';
import { useProductChange } from './useProductChange.ts';

const Place = z.object({ numbers: z.optional(listOrders.body.shape.numbers) });
const everyOrder = 1000;

/** Orders that were found by their numbers, and the change of their product. */
const Found = ({ orders, onAgain }: { orders: readonly OrderSummary[]; onAgain: () => void }) => {
  const { t } = useTranslation('orderList');
  const [productId, setProductId] = useState<string>();
  const renew = useRenewOrders();
  const change = useProductChange(orders, productId, renew);
  const { able, busy, outcomes, run } = change;
  if (outcomes.length > 0) {
    return (
      <section className={page.card} aria-label={t('outcome.title')}>
        <OutcomePanel
          outcomes={outcomes}
          numbers={new Map(orders.map(({ id, transactionOrderNo }) => [id, transactionOrderNo]))}
          busy={busy}
          onRetry={(some) => void run(some)}
        />
        <Button onClick={onAgain}>{t('product.again')}</Button>
      </section>
    );
  }
  return (
    <section className={page.card} aria-label={t('product.title')}>
      <p role="status">{t('product.found', { count: orders.length })}</p>
      <ProductChoice change={change} productId={productId} onProduct={setProductId} />
      <div>
        <Button
          type="primary"
          loading={busy}
          disabled={able.length === 0}
          onClick={() => void run(able)}
        >
          {t('product.yes', { count: able.length })}
        </Button>
      </div>
    </section>
  );
};

const numbersOf = (order: OrderSummary) => [
  order.transactionOrderNo,
  order.customerNo,
  order.trackingNumber,
  order.masterTrackingId,
];

/** Another product for orders whose numbers are pasted. */
export default function BatchProductPage() {
  const { t } = useTranslation('orderList');
  const [{ numbers }, setPlace] = useUrlFilter(Place);
  // Counts how often somebody began anew, with nothing typed.
  const [round, setRound] = useState(0);
  const query = useCall(
    listOrders,
    { body: { numbers: numbers ?? [], pageSize: everyOrder } },
    { enabled: numbers !== undefined, meta: { quiet: true } },
  );
  const orders = numbers ? query.data?.records : undefined;
  const known = new Set(orders?.flatMap(numbersOf).map((one) => one.toUpperCase()));
  const lost = orders ? (numbers ?? []).filter((one) => !known.has(one.toUpperCase())) : [];
  const again = () => {
    setRound(round + 1);
    setPlace({ numbers: undefined });
  };
  return (
    <ListPage title={t('product.page')}>
      <p className={styles.soft}>{t('product.lead')}</p>
      <PastedNumbers
        key={round}
        label={t('product.numbers')}
        find={t('product.find')}
        numbers={numbers}
        onFind={(typed) => setPlace({ numbers: typed })}
        query={query}
        quiet={orders !== undefined}
      />
      {lost.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('product.missing', { count: lost.length, numbers: lost.join(', ') })}
        />
      )}
      {orders?.length === 0 && <EmptyState title={t('noneFound')} />}
      {orders && orders.length > 0 && (
        <Found key={numbers?.join(' ')} orders={orders} onAgain={again} />
      )}
    </ListPage>
  );
}
