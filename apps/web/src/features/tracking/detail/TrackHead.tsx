import type { TrackDetails } from '@alpaca/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Standing } from '../standing.tsx';
import { PublicLink } from './PublicLink.tsx';

/** Where a parcel is, and who has to do what for it to go on. */
export const TrackHead = ({ track: { parcel, events } }: { track: TrackDetails }) => {
  const { t } = useTranslation('tracking');
  const { stage, reason, actionBy } = parcel;
  // The state was read from one of the events, which says why in words.
  const why = events.find((event) => event.stage === stage && event.reason === reason);
  return (
    <>
      <Standing parcel={parcel}>
        <PublicLink orderId={parcel.orderId} />
      </Standing>
      {actionBy && (
        <Alert
          type="warning"
          showIcon
          title={t(`needed.${actionBy}`)}
          {...(why && { description: why.text })}
        />
      )}
    </>
  );
};
