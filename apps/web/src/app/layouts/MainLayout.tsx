import { type Language, setLanguage } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { SignOut } from '../../features/user/components/SignOut.tsx';
import { request } from '../../shared/api/request.ts';
import { chooseLanguage } from '../../shared/store/language.ts';
import { chooseTheme, themes, useTheme } from '../../shared/store/theme.ts';
import { Brand } from '../../shared/ui/Brand.tsx';
import { Choice } from '../../shared/ui/Choice.tsx';
import { LanguageChoice } from '../../shared/ui/LanguageChoice.tsx';
import styles from './MainLayout.module.css';

const switchLanguage = async (choice: Language) => {
  // The choice holds in this browser even if it could not be saved with the account.
  await request(setLanguage, { body: { language: choice } }).catch(() => null);
  chooseLanguage(choice);
};

export const MainLayout = () => {
  const { t } = useTranslation('common');
  const { theme } = useTheme();
  return (
    <div className={styles.layout}>
      <header className={styles.header}>
        <Brand />
        <div className={styles.tools}>
          <Choice
            label={t('theme.label')}
            value={theme}
            options={themes.map((value) => ({ value, text: t(`theme.${value}`) }))}
            onChange={chooseTheme}
          />
          <LanguageChoice onChoose={switchLanguage} />
          <SignOut />
        </div>
      </header>
      <main>
        <Outlet />
      </main>
    </div>
  );
};
