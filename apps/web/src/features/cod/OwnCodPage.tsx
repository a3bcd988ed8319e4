import { useTranslation } from 'react-i18next';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { ExportButton } from '../exports/index.ts';
import { CodList } from './orders/CodList.tsx';
import { useCodOrders } from './orders/useCodOrders.ts';

/** What carriers collect for a merchant, and when it gets it. */
export default function OwnCodPage() {
  const { t } = useTranslation('cod');
  const orders = useCodOrders();
  return (
    <ListPage
      title={t('title')}
      actions={
        <ExportButton kind="cod" filter={orders.sought} count={orders.query.data?.page.total} />
      }
    >
      <CodList orders={orders} />
    </ListPage>
  );
}
