import { getOrderTrackDetails, getStalled } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { BesideDrawer } from '../../../shared/feedback/beside/BesideDrawer.tsx';
import { useLastShown } from '../../../shared/feedback/beside/useLastShown.ts';
import { type BesideListProps, useLook } from '../../../shared/feedback/beside/useLook.ts';
import { DetailState } from '../../../shared/feedback/states/DetailState.tsx';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { usePermission } from '../../../shared/permission/permission.ts';
import { ThreadPanel } from '../../threads/index.ts';
import { TrackFacts } from '../detail/TrackFacts.tsx';
import tracking from '../Tracking.module.css';
import { Timeline } from '../timeline/Timeline.tsx';
import { Evidence } from './Evidence.tsx';
import { StallActs } from './StallActs.tsx';
import { StallClaim } from './StallClaim.tsx';
import styles from './Stalled.module.css';
import { StallFacts } from './StallFacts.tsx';

const widest = 760;
const eventsFirst = 3;
const notHere = ['stall.notFound', 'order.notFound'];

const useStall = (orderId: string) =>
  useCall(getStalled, { query: { orderId } }, { enabled: orderId !== '', meta: { quiet: true } });

/** Its way so far, for whoever may see that. */
const Way = ({ orderId }: { orderId: string }) => {
  const { t } = useTranslation('tracking');
  const query = useCall(getOrderTrackDetails, { body: { id: orderId } }, { meta: { quiet: true } });
  return (
    <>
      <LoadState query={query}>
        <FormSkeleton fields={4} />
      </LoadState>
      {query.data && (
        <>
          <TrackFacts track={query.data} />
          <section>
            <h2>{t('events')}</h2>
            <Timeline events={query.data.events} first={eventsFirst} />
          </section>
        </>
      )}
    </>
  );
};

interface ShownProps {
  query: ReturnType<typeof useStall>;
  onChanged: () => void;
}

const Shown = ({ query, onChanged }: ShownProps) => {
  const { t } = useTranslation('stalled');
  const maySeeWay = usePermission('order:track');
  const look = useLook(query, onChanged);
  return (
    <DetailState query={query} notHere={notHere} gone={{ title: t('gone'), text: t('goneText') }}>
      {(stall) => (
        <div className={tracking.detail}>
          <Evidence stall={stall} />
          <StallFacts stall={stall} />
          {!stall.endTime && (
            <div className={styles.acts}>
              <StallActs stalls={[stall]} onDone={look} onLook={look} />
            </div>
          )}
          <div className={styles.acts}>
            <StallClaim stall={stall} />
          </div>
          {maySeeWay && <Way orderId={stall.orderId} />}
          {stall.threadId && <ThreadPanel id={stall.threadId} />}
        </div>
      )}
    </DetailState>
  );
};

/** One parcel that stands still: the evidence, what may be done, its way, what was said. */
export const StalledDrawer = ({ onClose, onChanged, ...wanted }: BesideListProps) => {
  const { t } = useTranslation('stalled');
  const { orderId, no } = useLastShown(wanted);
  const query = useStall(orderId);
  const title = (known: string | undefined) => (known ? t('of', { no: known }) : t('title'));
  return (
    <BesideDrawer
      title={title(no || query.data?.transactionOrderNo)}
      open={wanted.orderId !== ''}
      onClose={onClose}
      widest={widest}
    >
      <Shown query={query} onChanged={onChanged} />
    </BesideDrawer>
  );
};
