import {
  getThread,
  readThread,
  type Thread,
  type ThreadMessage,
  threadKindOf,
} from '@alpaca/contract';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../shared/api/useCall.ts';
import { useSend } from '../../shared/api/useSend.ts';
import { FilePreview } from '../../shared/feedback/files/FilePreview.tsx';
import { LoadState } from '../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../shared/feedback/states/Skeletons.tsx';
import { StatusTag } from '../../shared/feedback/values/StatusTag.tsx';
import { TimeText } from '../../shared/feedback/values/TimeText.tsx';
import { listedHref } from '../../shared/paths/orders.ts';
import { useRefresh } from '../../shared/socket/useRefresh.ts';
import { Composer } from './Composer.tsx';
import styles from './Thread.module.css';

const toMinute = (time: string) => time.slice(0, 16);

const looks = ({ side, isMine }: ThreadMessage, reader: Thread['side']) => {
  if (side === 'system') return `${styles.message} ${styles.system}`;
  return isMine || side === reader ? `${styles.message} ${styles.mine}` : styles.message;
};

const Message = ({ message, reader }: { message: ThreadMessage; reader: Thread['side'] }) => {
  const { t } = useTranslation('threads');
  const { userName, text, time, files, side, order } = message;
  return (
    <li className={looks(message, reader)}>
      <div className={styles.by}>
        {side === 'system' ? t('system') : userName} · <TimeText value={time} to="minute" />
      </div>
      {text !== '' && <p className={styles.text}>{text}</p>}
      {files.length > 0 && (
        <div className={styles.files}>
          {files.map((file) => (
            <FilePreview key={file.key} file={file} title={file.name} />
          ))}
        </div>
      )}
      {order && <Link to={listedHref(order.id)}>{t('order.link', { number: order.orderNo })}</Link>}
    </li>
  );
};

/** Who is to answer, and until when. */
const Turn = ({ thread }: { thread: Thread }) => {
  const { t } = useTranslation('threads');
  const { turn, side, dueTime, closeTime } = thread;
  if (closeTime) return <StatusTag kind="muted">{t('closed')}</StatusTag>;
  if (!turn) return null;
  return (
    <>
      <StatusTag kind={turn === side ? 'warning' : 'neutral'}>
        {t(turn === side ? 'turn.mine' : 'turn.theirs')}
      </StatusTag>
      {dueTime && <span className={styles.by}>{t('until', { time: toMinute(dueTime) })}</span>}
    </>
  );
};

interface Props {
  id: string;
  /** The number of the order at hand, where messages can name one; '' where none is. */
  orderNo?: string;
  /** It is there and out of sight: nothing of it is read. */
  hidden?: boolean;
}

/** A talk between a merchant and the staff, as it goes on. */
export const ThreadPanel = ({ id, orderNo, hidden }: Props) => {
  const { t } = useTranslation('threads');
  const query = useCall(getThread, { query: { id } }, { meta: { quiet: true } });
  const { data } = query;
  const { mutate } = useSend(readThread, { meta: { quiet: true } });
  const look = () => void query.refetch();
  useRefresh('user', look);
  const last = data?.messages.at(-1)?.id;
  const markRead = useEffectEvent(() => {
    if (!hidden && data && data.unread > 0 && last) mutate({ body: { id, messageId: last } });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is read once it is shown
  useEffect(() => markRead(), [last, hidden]);
  if (!data) {
    return (
      <LoadState query={query}>
        <FormSkeleton fields={3} />
      </LoadState>
    );
  }
  const canSpeak = !data.closeTime || threadKindOf(data.kind).reopens;
  return (
    <section className={styles.panel} aria-label={t('title')}>
      <div className={styles.head}>
        <h2>{t('title')}</h2>
        <Turn thread={data} />
      </div>
      {data.messages.length === 0 && <p className={styles.by}>{t('none')}</p>}
      <ul className={styles.messages}>
        {data.messages.map((message) => (
          <Message key={message.id} message={message} reader={data.side} />
        ))}
      </ul>
      {data.readByOthers && (
        <span className={styles.by}>{t('read', { time: toMinute(data.readByOthers) })}</span>
      )}
      {canSpeak && <Composer id={id} orderNo={orderNo} onSent={look} />}
    </section>
  );
};
