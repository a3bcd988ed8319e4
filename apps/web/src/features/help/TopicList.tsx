import styles from './HelpPanel.module.css';
import type { Topic } from './topics.ts';

interface Props {
  topics: readonly Topic[];
  onOpen: (topic: Topic) => void;
}

/** Titles that open their pages. */
export const TopicList = ({ topics, onOpen }: Props) => (
  <ul className={styles.list}>
    {topics.map((topic) => (
      <li key={topic.id}>
        <button type="button" onClick={() => onOpen(topic)}>
          {topic.title}
        </button>
      </li>
    ))}
  </ul>
);
