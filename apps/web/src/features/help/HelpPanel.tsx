import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTenant } from '../../shared/store/tenant.ts';
import { CloseButton } from '../../shared/ui/CloseButton.tsx';
import { HelpBody, type Shown } from './HelpBody.tsx';
import styles from './HelpPanel.module.css';
import type { Place } from './TopicText.tsx';

interface Props {
  /** The page key of the page on show. */
  page: string | null;
  /** The page of help that was asked for by its id, in place of what is on show. */
  topic: string | null;
  /** What the person may open. */
  places: readonly Place[];
  onClose: () => void;
}

const tabs = ['page', 'topics', 'changes'] as const;

/** Help beside the page, at what the page is about; it follows from page to page. */
export default function HelpPanel({ page, topic, places, onClose }: Props) {
  const { t } = useTranslation('help');
  const { tenant } = useTenant();
  const search = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState<Shown>({ tab: topic ? 'topics' : 'page', topic });
  const [before, setBefore] = useState(page);
  // Another page, and what it is about.
  if (before !== page) {
    setBefore(page);
    setTyped('');
    setShown({ tab: 'page', topic: null });
  }
  useEffect(() => {
    const from = document.activeElement;
    search.current?.focus({ preventScroll: true });
    return () => (from instanceof HTMLElement ? from.focus({ preventScroll: true }) : undefined);
  }, []);
  // Where help lies over the page, it would hide what was gone to.
  const go = () => {
    if (window.matchMedia('(width < 1280px)').matches) onClose();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    if (typed === '') onClose();
    else setTyped('');
  };
  return (
    <aside className={styles.panel} aria-label={t('title')} onKeyDown={press}>
      <header className={styles.head}>
        <h2>{t('title')}</h2>
        <CloseButton label={t('close')} onClick={onClose} />
      </header>
      <input
        ref={search}
        type="search"
        className={styles.search}
        aria-label={t('search')}
        placeholder={t('hint')}
        autoComplete="off"
        maxLength={60}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed.trim() === '' && (
        <nav className={styles.tabs} aria-label={t('title')}>
          {tabs.map((tab) => (
            <button
              key={tab}
              type="button"
              aria-pressed={shown.tab === tab}
              onClick={() => setShown({ tab, topic: null })}
            >
              {t(`tab.${tab}`)}
            </button>
          ))}
        </nav>
      )}
      <div className={styles.body}>
        <HelpBody
          {...{ page, places, typed, shown }}
          onShow={setShown}
          onTyped={setTyped}
          onGo={go}
        />
      </div>
      {tenant?.helpUrl && (
        <footer className={styles.foot}>
          <a href={tenant.helpUrl} target="_blank" rel="noopener noreferrer">
            {t('centre')}
          </a>
        </footer>
      )}
    </aside>
  );
}
