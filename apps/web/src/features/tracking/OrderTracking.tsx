import { getTrackList } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../shared/api/useCall.ts';
import { LoadState } from '../../shared/feedback/states/ErrorState.tsx';
import { TableSkeleton } from '../../shared/feedback/states/Skeletons.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import styles from './Tracking.module.css';
import { Timeline } from './timeline/Timeline.tsx';

const shownFirst = 3;

/** An order's way so far, among the other cards of its page. */
export const OrderTracking = ({ orderId }: { orderId: string }) => {
  const { t } = useTranslation('tracking');
  const query = useCall(getTrackList, { query: { id: orderId } }, { meta: { quiet: true } });
  return (
    <Card title={t('title')}>
      <LoadState query={query}>
        <TableSkeleton rows={2} columns={3} />
      </LoadState>
      {query.data?.length === 0 && <p className={styles.soft}>{t('noEvents')}</p>}
      {query.data && query.data.length > 0 && <Timeline events={query.data} first={shownFirst} />}
    </Card>
  );
};
