import { constants } from '@alpaca/contract';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { whenMoved } from '../../shared/lib/whenMoved.ts';
import { useSession } from '../../shared/store/session.ts';
import { local } from '../../shared/store/shelves.ts';
import { useNoticePlace } from '../../shared/ui/noticePlace.ts';
import { useLastAnnouncement } from './api.ts';
import type { OpenNotice } from './Bell.tsx';
import styles from './LatestAnnouncement.module.css';
import { PriorityTag } from './PriorityTag.tsx';

// Long enough to be read twice; after that it waits in the bell like any other.
const shownMs = 20_000;
const shelf = 'announced';

// Enough of the token to know this session again, and no use to anyone else.
const sessionMark = () => useSession.getState().token?.slice(-6) ?? '';

/** Runs out unless someone is at it. */
const useFading = (present: boolean, fade: () => void) => {
  const [held, hold] = useState(false);
  useEffect(() => {
    if (!present || held) return;
    const timer = setTimeout(fade, shownMs);
    return () => clearTimeout(timer);
  }, [present, held, fade]);
  return {
    onPointerMove: whenMoved(() => hold(true)),
    onPointerLeave: () => hold(false),
    onFocus: () => hold(true),
    onBlur: () => hold(false),
  };
};

interface Props {
  openNotice: OpenNotice;
  /** Whoever opens the bell has found what this points to. */
  bellOpen: boolean;
}

/** After sign-in an urgent announcement nobody should have to look for; once in a session. */
export const LatestAnnouncement = ({ openNotice, bellOpen }: Props) => {
  const { t } = useTranslation(['notices', 'common']);
  const [wanted, want] = useState(() => local.get(shelf) !== sessionMark());
  const { data } = useLastAnnouncement(wanted);
  if (bellOpen && wanted) want(false);
  const urgent = wanted && data?.priority === 'H' ? data : null;
  useEffect(() => {
    if (data !== undefined) local.set(shelf, sessionMark(), constants.sessionMs);
  }, [data]);
  const [leave] = useState(() => () => want(false));
  const held = useFading(urgent !== null, leave);
  const { room } = useNoticePlace();
  if (!urgent || !room) return null;

  const view = () => {
    leave();
    openNotice(urgent);
  };
  return createPortal(
    <aside className={styles.bar} aria-label={t('latest')} {...held}>
      <PriorityTag priority={urgent.priority} />
      <p role="status" className={styles.title}>
        {urgent.title}
      </p>
      <button type="button" className={styles.view} onClick={view}>
        {t('latest.view')}
      </button>
      <button
        type="button"
        className={styles.close}
        aria-label={t('common:action.close')}
        onClick={leave}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M4 4l8 8M12 4l-8 8" />
        </svg>
      </button>
    </aside>,
    room,
  );
};
