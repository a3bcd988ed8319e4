import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../shared/place/Link.tsx';
import { chooseLanguage, language } from '../../shared/store/language.ts';
import { Brand } from '../../shared/ui/Brand.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { LanguageChoice } from '../../shared/ui/LanguageChoice.tsx';
import { usePageTitle } from '../../shared/ui/usePageTitle.ts';
import { type Chapter, chapters } from './chapters.ts';
import styles from './Tour.module.css';
import { useChapters } from './useChapters.ts';

const pictureOf = (chapter: Chapter) => `/tour/${language}/${chapter}.webp`;

/** The one that comes next is there before it is asked for. */
const useAhead = (at: number) => {
  useEffect(() => {
    const next = chapters[at + 1];
    if (next) new Image().src = pictureOf(next);
  }, [at]);
};

/** The product in two minutes, for somebody who has no account yet: pictures of the demo and words. */
export default function Tour() {
  const { t } = useTranslation('tour');
  const { chapter, at, isLast, playing, play, step, goTo } = useChapters();
  usePageTitle(t('title'));
  useAhead(at);
  const text = t(`${chapter}.text`);
  return (
    <div className={styles.tour}>
      <header className={styles.head}>
        <Brand />
        <LanguageChoice onChoose={chooseLanguage} />
      </header>
      <main className={styles.main}>
        <section className={styles.side}>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <nav aria-label={t('chapters')}>
            <ol className={styles.chapters}>
              {chapters.map((one) => (
                <li key={one}>
                  <button
                    type="button"
                    aria-current={one === chapter ? 'step' : undefined}
                    onClick={() => goTo(one)}
                  >
                    {t(`${one}.title`)}
                  </button>
                </li>
              ))}
            </ol>
          </nav>
        </section>
        <figure className={styles.show}>
          <img
            key={chapter}
            src={pictureOf(chapter)}
            width="1280"
            height="800"
            alt={t(`${chapter}.title`)}
          />
          <figcaption aria-live="polite">
            <strong>{t(`${chapter}.title`)}</strong>
            {text}
          </figcaption>
          <div className={styles.steps}>
            <Button disabled={at === 0} onClick={() => step(-1)}>
              {t('previous')}
            </Button>
            <Button disabled={isLast} onClick={() => step(1)}>
              {t('next')}
            </Button>
            <Button onClick={play}>{t(playing ? 'pause' : 'play')}</Button>
            <span className={styles.count}>{t('count', { at: at + 1, of: chapters.length })}</span>
          </div>
        </figure>
      </main>
      <footer className={styles.foot}>
        <Link to="/user/register" className={styles.register}>
          {t('register')}
        </Link>
        <Link to="/user/login">{t('signIn')}</Link>
      </footer>
    </div>
  );
}
