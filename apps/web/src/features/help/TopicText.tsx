import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { language } from '../../shared/store/language.ts';
import styles from './HelpPanel.module.css';
import type { Block, Piece, Topic } from './topics.ts';

/** A page that somebody may open, as the menu calls it. */
export interface Place {
  page: string;
  path: string;
  title: string;
}

export const Pieces = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map((piece, at) =>
    // Written once and never reordered, so its place names a piece.
    // biome-ignore lint/suspicious/noArrayIndexKey: as said above
    typeof piece === 'string' ? piece : <strong key={at}>{piece.strong}</strong>,
  );

/** A press shows it in full. */
const Picture = ({ file, says, width, height }: Extract<Block, { kind: 'picture' }>) => {
  const address = `/help/${language}/${file}`;
  return (
    <a className={styles.picture} href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={says} width={width} height={height} loading="lazy" />
    </a>
  );
};

const BlockText = ({ block }: { block: Block }) => {
  if (block.kind === 'heading') return <h4>{block.text}</h4>;
  if (block.kind === 'picture') return <Picture {...block} />;
  if (block.kind === 'text')
    return (
      <p>
        <Pieces pieces={block.pieces} />
      </p>
    );
  const List = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text never change places
        <li key={at}>
          <Pieces pieces={item} />
        </li>
      ))}
    </List>
  );
};

interface Props {
  topic: Topic;
  /** What the person may open. */
  places: readonly Place[];
  onGo: () => void;
}

/** A page of help, and ways to the pages that it is about. */
export const TopicText = ({ topic, places, onGo }: Props) => {
  const { t } = useTranslation('help');
  const about = places.filter(({ page }) => (topic.pages as readonly string[]).includes(page));
  return (
    <article className={styles.text}>
      <h3>{topic.title}</h3>
      {topic.blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never change places
        <BlockText key={at} block={block} />
      ))}
      {about.length > 0 && (
        <nav className={styles.places} aria-label={t('goTo')}>
          {about.map(({ path, title }) => (
            <Link key={path} to={path} onClick={onGo}>
              {title}
            </Link>
          ))}
        </nav>
      )}
    </article>
  );
};
