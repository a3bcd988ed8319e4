import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useOrderDetail } from '../useOrderDetail.ts';
import { useTabTitle } from '../useTabTitle.ts';
import { CarrierProcess } from './CarrierProcess.tsx';
import { DetailActions } from './DetailActions.tsx';
import { CostFacts, OrderFacts } from './DetailFacts.tsx';
import { BoxesTable, GoodsTable } from './DetailTables.tsx';
import { MoneyFlow } from './MoneyFlow.tsx';
import { Parties } from './Parties.tsx';
import { Timeline } from './Timeline.tsx';
import { Walk } from './Walk.tsx';

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
          <FormSkeleton fields={12} />
        </LoadState>
      </ListPage>
    );
  }
  return (
    <ListPage
      title={t('detail.of', { no: no ?? '' })}
      views={list !== null && <Walk id={id} list={list} />}
      actions={<DetailActions detail={data} look={look} />}
    >
      <OrderFacts detail={data} />
      <Parties form={data.form} />
      <BoxesTable boxes={data.boxes} />
      <GoodsTable form={data.form} />
      <CostFacts detail={data} />
      <MoneyFlow id={id} />
      <CarrierProcess id={id} />
      <Timeline events={data.events} />
    </ListPage>
  );
};

/** One order: all that is known of it and what can be done with it. */
export default function DetailPage() {
  const [params] = useSearchParams();
  return <Detail id={params.get('id') ?? ''} list={params.get('list')} />;
}
