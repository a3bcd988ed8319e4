import type { NoticeDetail } from '@alpaca/contract';
import styles from './NoticeText.module.css';
import { PriorityTag } from './PriorityTag.tsx';
import { RichText } from './RichText.tsx';

type Shown = Pick<NoticeDetail, 'title' | 'priority' | 'sender' | 'sendTime' | 'msgContent'>;

/** A notice as its reader sees it. */
export const NoticeText = ({ notice, titleId }: { notice: Shown; titleId?: string }) => (
  <>
    <h2 id={titleId} className={styles.title}>
      {notice.title}
    </h2>
    <p className={styles.facts}>
      <PriorityTag priority={notice.priority} />
      <span>{notice.sender}</span>
      <time>{notice.sendTime}</time>
    </p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area is operated by keyboard */}
    <div className={styles.body} tabIndex={0}>
      <RichText html={notice.msgContent} />
    </div>
  </>
);
