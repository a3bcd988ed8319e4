import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../../shared/store/language.ts';
import { Brand } from '../../shared/ui/Brand.tsx';
import { LanguageChoice } from '../../shared/ui/LanguageChoice.tsx';
import scene from './scene.svg';
import styles from './UserLayout.module.css';

/** The login layout, in native elements: the UI library would triple what a sign-in has to load. */
export const UserLayout = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('user');
  return (
    <div className={styles.layout}>
      <header className={styles.hero}>
        <Brand />
        <div className={styles.words}>
          <p className={styles.title}>{t('hero.title')}</p>
          <p className={styles.text}>{t('hero.text')}</p>
        </div>
        <img className={styles.scene} src={scene} alt="" />
      </header>
      <div className={styles.side}>
        <div className={styles.top}>
          <LanguageChoice onChoose={chooseLanguage} />
        </div>
        <main className={styles.main}>{children}</main>
      </div>
    </div>
  );
};
