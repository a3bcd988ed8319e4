import { useTranslation } from 'react-i18next';
import { Changes } from './Changes.tsx';
import styles from './HelpPanel.module.css';
import { TopicList } from './TopicList.tsx';
import { type Place, TopicText } from './TopicText.tsx';
import { type Topic, topicOf } from './topics.ts';
import { useHelp } from './useHelp.ts';

export interface Shown {
  tab: 'page' | 'topics' | 'changes';
  /** The id of a page of help that was opened from a list. */
  topic: string | null;
}

interface Props {
  page: string | null;
  places: readonly Place[];
  typed: string;
  shown: Shown;
  onShow: (shown: Shown) => void;
  onTyped: (typed: string) => void;
  /** Somebody follows a way to another page. */
  onGo: () => void;
}

/** What was found, what was opened, or what the page is about. */
export const HelpBody = ({ page, places, typed, shown, onShow, onTyped, onGo }: Props) => {
  const { t } = useTranslation('help');
  const { topics, search, releases, isError } = useHelp();
  const open = (topic: Topic) => {
    onTyped('');
    onShow({ tab: 'topics', topic: topic.id });
  };
  const opened = topics.find(({ id }) => id === shown.topic);
  if (isError) return <p className={styles.note}>{t('failed')}</p>;
  if (typed.trim() !== '') {
    const found = search(typed);
    return (
      <>
        <p role="status" className={found.length > 0 ? 'unseen' : styles.note}>
          {found.length > 0
            ? t('found', { count: found.length })
            : `${t('none', { typed: typed.trim() })} ${t('noneHint')}`}
        </p>
        <TopicList topics={found} onOpen={open} />
      </>
    );
  }
  if (shown.tab === 'changes') return <Changes releases={releases} />;
  if (opened)
    return (
      <>
        <button
          type="button"
          className={styles.back}
          onClick={() => onShow({ tab: 'topics', topic: null })}
        >
          {t('back')}
        </button>
        <TopicText topic={opened} places={places} onGo={onGo} />
      </>
    );
  if (shown.tab === 'topics') return <TopicList topics={topics} onOpen={open} />;
  const own = topicOf(topics, page);
  if (own)
    return (
      <TopicText topic={own} places={places.filter((place) => place.page !== page)} onGo={onGo} />
    );
  return topics.length > 0 && <p className={styles.note}>{t('noPage')}</p>;
};
