import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useOrderDetail } from '../useOrderDetail.ts';
import { useTabTitle } from '../useTabTitle.ts';
import { Finished } from './Finished.tsx';

const Finish = ({ id }: { id: string }) => {
  const { t } = useTranslation('orders');
  const query = useOrderDetail(id);
  const { data, look } = query;
  useTabTitle(data && t('finish.tab', { no: data.order.transactionOrderNo }));
  if (data) return <Finished detail={data} look={look} />;
  return (
    <ListPage title={t('finish.title')}>
      <LoadState query={query}>
        <FormSkeleton fields={4} />
      </LoadState>
    </ListPage>
  );
};

/** What became of an order, and what is next; it changes by itself. */
export default function FinishPage() {
  const [params] = useSearchParams();
  return <Finish id={params.get('id') ?? ''} />;
}
