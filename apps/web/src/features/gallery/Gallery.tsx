import { type Language, languages } from '@alpaca/contract';
import { type ComponentType, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router';
import { setPermissions } from '../../shared/permission/permission.ts';
import { chooseLanguage, language } from '../../shared/store/language.ts';
import { chooseTheme, themes, useTheme } from '../../shared/store/theme.ts';
import { Choice } from '../../shared/ui/Choice.tsx';
import { ActionsSection } from './ActionsSection.tsx';
import { BenchSection } from './BenchSection.tsx';
import { DialogsSection } from './DialogsSection.tsx';
import { FeedbackSection } from './FeedbackSection.tsx';
import { FormSection } from './FormSection.tsx';
import styles from './Gallery.module.css';
import { InputsSection } from './InputsSection.tsx';
import { ListSection } from './ListSection.tsx';
import { bringTexts } from './ownTexts.ts';
import { ValuesSection } from './ValuesSection.tsx';

bringTexts();

const sections = {
  values: ValuesSection,
  list: ListSection,
  inputs: InputsSection,
  form: FormSection,
  actions: ActionsSection,
  dialogs: DialogsSection,
  feedback: FeedbackSection,
  bench: BenchSection,
} as const satisfies Record<string, ComponentType>;
const names = Object.keys(sections) as (keyof typeof sections)[];

/** Every shared piece at work, for those who build with them and for the browser tests. */
export default function Gallery() {
  const { t } = useTranslation('gallery');
  const { pathname } = useLocation();
  const { theme } = useTheme();
  const name = names.find((one) => pathname === `/gallery/${one}`);
  useEffect(() => setPermissions(['order:list']), []);
  if (!name) return <Navigate to="/gallery/list" replace />;
  const Section = sections[name];
  return (
    <div className={styles.gallery}>
      <header className={styles.head}>
        <nav aria-label={t('title')}>
          {names.map((one) => (
            <Link
              key={one}
              to={`/gallery/${one}`}
              aria-current={one === name ? 'page' : undefined}
              className={styles.link}
            >
              {t(`section.${one}`)}
            </Link>
          ))}
        </nav>
        <Choice
          label={t('theme')}
          value={theme}
          options={themes.map((value) => ({ value, text: value }))}
          onChange={chooseTheme}
        />
        <Choice
          label={t('language')}
          value={language}
          options={languages.map((value: Language) => ({ value, text: value }))}
          onChange={chooseLanguage}
        />
      </header>
      <main>
        <Section />
      </main>
    </div>
  );
}
