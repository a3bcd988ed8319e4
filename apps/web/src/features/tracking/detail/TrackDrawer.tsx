import { getOrderTrackDetails } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { BesideDrawer } from '../../../shared/feedback/beside/BesideDrawer.tsx';
import { useLastShown } from '../../../shared/feedback/beside/useLastShown.ts';
import { DetailState } from '../../../shared/feedback/states/DetailState.tsx';
import styles from '../Tracking.module.css';
import { Timeline } from '../timeline/Timeline.tsx';
import { TrackFacts } from './TrackFacts.tsx';
import { TrackHead } from './TrackHead.tsx';

const widest = 680;
const notHere = ['track.nothing', 'order.notFound'];

const useTrack = (id: string) =>
  useCall(getOrderTrackDetails, { body: { id } }, { enabled: id !== '', meta: { quiet: true } });

const Shown = ({ query }: { query: ReturnType<typeof useTrack> }) => {
  const { t } = useTranslation('tracking');
  return (
    <DetailState query={query} notHere={notHere} gone={{ title: t('gone'), text: t('goneText') }}>
      {(track) => (
        <div className={styles.detail}>
          <TrackHead track={track} />
          <TrackFacts track={track} />
          <section>
            <h2>{t('events')}</h2>
            <Timeline events={track.events} />
          </section>
        </div>
      )}
    </DetailState>
  );
};

interface Props {
  /** Empty: closed. */
  orderId: string;
  /** By which it is known, once that is known. */
  no: string;
  onClose: () => void;
}

/** One parcel's whole way, beside the list. */
export const TrackDrawer = ({ orderId, no, onClose }: Props) => {
  const { t } = useTranslation('tracking');
  const last = useLastShown({ orderId, no });
  const query = useTrack(last.orderId);
  const known = last.no || query.data?.parcel.transactionOrderNo;
  return (
    <BesideDrawer
      open={orderId !== ''}
      widest={widest}
      title={known ? t('of', { no: known }) : t('title')}
      onClose={onClose}
    >
      <Shown query={query} />
    </BesideDrawer>
  );
};
