import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../../../shared/feedback/values/CopyText.tsx';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import frames from '../../../shared/ui/Frames.module.css';
import { TrackFacts } from '../detail/TrackFacts.tsx';
import { LatestBelow } from '../list/LatestBelow.tsx';
import { Standing } from '../standing.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import styles from './Query.module.css';
import type { Found } from './results.ts';

interface Props {
  found: Found;
  open: boolean;
  onToggle: () => void;
}

/** One parcel: where it is at a glance, its whole way when it is wanted. */
export const ParcelCard = ({ found: { track, askedBy }, open, onToggle }: Props) => {
  const { t } = useTranslation('tracking');
  const id = useId();
  const { latest, actionBy } = track.parcel;
  return (
    <li className={frames.section} aria-label={askedBy[0]}>
      <div className={styles.head}>
        <h2 className={styles.asked}>
          {askedBy.map((number) => (
            <CopyText key={number} text={number} />
          ))}
        </h2>
        <Standing parcel={track.parcel}>
          {actionBy && <StatusTag kind="warning">{t(`needed.${actionBy}`)}</StatusTag>}
        </Standing>
      </div>
      <p className={styles.latest}>
        <strong>{latest.text}</strong>
        <span className={styles.soft}>
          <LatestBelow event={latest} />
        </span>
      </p>
      <Button
        type="link"
        className={styles.toggle ?? ''}
        icon={open ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
        iconPlacement="end"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        {open ? t('showFewer') : t('eventCount', { count: track.events.length })}
      </Button>
      <div id={id} className={styles.whole} hidden={!open}>
        {open && (
          <>
            <TrackFacts track={track} />
            <Timeline events={track.events} />
          </>
        )}
      </div>
    </li>
  );
};
