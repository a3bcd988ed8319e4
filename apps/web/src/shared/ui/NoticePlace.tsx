import { NoticeBox } from './NoticeBox.tsx';
import styles from './NoticePlace.module.css';
import { keepRoom } from './noticePlace.ts';
import { ReloadBar } from './ReloadBar.tsx';

/**
 * The one queue of everything that comes over a page unasked. It grows upwards: what goes soon stands
 * above what stays.
 */
export const NoticePlace = () => (
  <div className={styles.place}>
    <NoticeBox />
    <div ref={keepRoom} className={styles.room} />
    <ReloadBar />
  </div>
);
