import { useTranslation } from 'react-i18next';
import styles from './Header.module.css';
import { HelpIcon } from './icons.tsx';

interface Props {
  /** The tenant's own help centre, if it has one. */
  url: string;
  onHelp: () => void;
}

/** The tenant's help centre; where it has none, ours beside the page. */
export const HelpTool = ({ url, onHelp }: Props) => {
  const { t } = useTranslation('shell');
  if (url)
    return (
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className={styles.tool}
        aria-label={t('help')}
        title={t('help')}
      >
        <HelpIcon />
      </a>
    );
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={t('help.page')}
      title={t('help.page')}
      aria-keyshortcuts="F1"
      onClick={onHelp}
    >
      <HelpIcon />
    </button>
  );
};
