import type { NoticeEntry } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Nothing } from './Nothing.tsx';
import styles from './NoticeList.module.css';
import { PriorityTag } from './PriorityTag.tsx';

interface Props {
  notices: readonly NoticeEntry[] | undefined;
  empty: string;
  /** How many unread ones are not in the list. */
  hidden: number;
  failed: boolean;
  retry: () => void;
  open: (notice: NoticeEntry) => void;
}

const Item = ({ notice, open }: { notice: NoticeEntry; open: Props['open'] }) => (
  <li>
    <button type="button" className={styles.item} onClick={() => open(notice)}>
      <span className={styles.head}>
        <PriorityTag priority={notice.priority} />
        <span className={styles.title}>{notice.titile}</span>
      </span>
      {notice.msgTxt && <span className={styles.text}>{notice.msgTxt}</span>}
      <time className={styles.time}>{notice.createTime}</time>
    </button>
  </li>
);

export const NoticeList = ({ notices, empty, hidden, failed, retry, open }: Props) => {
  const { t } = useTranslation('notices');
  return (
    <>
      {failed && <Nothing text={t('failed')} action={{ text: t('retry'), run: retry }} alert />}
      {!notices && !failed && <Nothing text={t('loading')} />}
      {notices?.length === 0 && !failed && <Nothing text={empty} />}
      {notices && notices.length > 0 && (
        <ul className={styles.list}>
          {notices.map((notice) => (
            <Item key={notice.id} notice={notice} open={open} />
          ))}
        </ul>
      )}
      {hidden > 0 && <p className={styles.more}>{t('more', { n: hidden })}</p>}
    </>
  );
};
