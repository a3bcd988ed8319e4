import {
  batchGetOrderTrack,
  getOrderTrackDetails,
  getStatusCount,
  listTracks,
} from '@alpaca/contract';
import { useLookAgain } from '../../shared/api/useCall.ts';
import { useRefresh } from '../../shared/socket/useRefresh.ts';

const shown = [listTracks, getStatusCount, getOrderTrackDetails, batchGetOrderTrack];

/** Looks again at all that shows tracks, when it is asked to or something of this user's changed. */
export const useLiveTracks = () => {
  const renew = useLookAgain(shown);
  useRefresh('user', renew);
  return renew;
};
