import { latestTracks } from '@alpaca/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useCall } from '../../shared/api/useCall.ts';
import { TimeText } from '../../shared/feedback/values/TimeText.tsx';
import { Stacked } from '../../shared/table/Stacked.tsx';
import styles from './Tracking.module.css';

interface Props {
  id: string;
  /** All orders on show: they are asked for together, and only where one of them is drawn. */
  ids: readonly string[];
}

/** The latest that was told of an order, in a list of orders. */
export const LatestTrack = ({ id, ids }: Props) => {
  const { data } = useCall(
    latestTracks,
    { body: { ids: [...ids] } },
    {
      placeholderData: keepPreviousData,
      select: (tracks) => tracks.filter(({ orderId }) => orderId === id),
      meta: { quiet: true },
    },
  );
  const [track] = data ?? [];
  if (!track) return '--';
  const { text, time, place } = track;
  return (
    <Stacked
      below={
        <span className={styles.below}>
          <TimeText value={time} to="minute" />
          {place && <span>{place}</span>}
        </span>
      }
    >
      {text}
    </Stacked>
  );
};
