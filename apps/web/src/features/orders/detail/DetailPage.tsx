import type { OrderDetail } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { DetailSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { CopyText } from '../../../shared/feedback/values/CopyText.tsx';
import { DictTag } from '../../../shared/inputs/DictTag.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { CountryText } from '../../addresses/index.ts';
import { OrderFiles } from '../../labels/index.ts';
import { OrderTracking } from '../../tracking/index.ts';
import { useOrderDetail } from '../useOrderDetail.ts';
import { useTabTitle } from '../useTabTitle.ts';
import { CostCard } from './CostCard.tsx';
import styles from './Detail.module.css';
import { DetailActions } from './DetailActions.tsx';
import { OrderFacts } from './DetailFacts.tsx';
import { BoxesTable, GoodsTable } from './DetailTables.tsx';
import { MoneyFlow } from './MoneyFlow.tsx';
import { Parties } from './Parties.tsx';
import { StateBanner } from './StateBanner.tsx';
import { Timeline } from './Timeline.tsx';
import { Walk } from './Walk.tsx';

const Tags = ({ order }: Pick<OrderDetail, 'order'>) => (
  <>
    <DictTag code="order_status" value={order.status} />
    <DictTag code="settlement_status" value={order.settlementStatus} />
  </>
);

/** What the order is known by, in one line. */
const Summary = ({ detail: { order, form } }: { detail: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const { countryCode } = form.consignee;
  return (
    <p className={styles.summary}>
      {order.customerNo && (
        <span>
          {t('service.customerNo')} <CopyText text={order.customerNo} />
        </span>
      )}
      {order.productName && <span>{order.productName}</span>}
      {countryCode && (
        <span>
          <CountryText code={countryCode} />
        </span>
      )}
    </p>
  );
};

const Detail = ({ id, list }: { id: string; list: string | null }) => {
  const { t } = useTranslation('orders');
  const query = useOrderDetail(id);
  const { data, look } = query;
  const no = data?.order.transactionOrderNo;
  useTabTitle(no, true);
  if (!data) {
    return (
      <ListPage title={t('detail.title')}>
        <LoadState query={query}>
          <DetailSkeleton />
        </LoadState>
      </ListPage>
    );
  }
  return (
    <ListPage
      title={t('detail.of', { no: no ?? '' })}
      beside={<Tags order={data.order} />}
      views={
        <div className={styles.under}>
          <Summary detail={data} />
          {list !== null && <Walk id={id} list={list} />}
        </div>
      }
      actions={<DetailActions detail={data} look={look} />}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <StateBanner order={data.order} />
          <Parties detail={data} />
          {data.order.status !== 'draft' && <OrderTracking orderId={id} />}
          <BoxesTable boxes={data.boxes} />
          <GoodsTable form={data.form} />
          <OrderFiles orderId={id} boxes={data.boxes.length} />
          <OrderFacts detail={data} />
          <MoneyFlow id={id} />
        </div>
        <div className={`${styles.column} ${styles.aside}`} data-beside>
          <CostCard detail={data} />
          <Timeline detail={data} />
        </div>
      </div>
    </ListPage>
  );
};

/** One order: all that is known of it and what can be done with it. */
export default function DetailPage() {
  const [params] = useSearchParams();
  return <Detail id={params.get('id') ?? ''} list={params.get('list')} />;
}
