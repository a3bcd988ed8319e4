import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { homePath } from '../../../shared/lib/paths.ts';
import buttons from '../../../shared/ui/Button.module.css';
import styles from './ErrorPage.module.css';

interface Props {
  picture: ReactNode;
  title: string;
  text: string;
}

/** A page that has nothing to show but why, and a way on. */
export const Message = ({ picture, title, text }: Props) => {
  const { t } = useTranslation('errors');
  return (
    <div className={styles.page}>
      {picture}
      <h1>{title}</h1>
      <p>{text}</p>
      <Link className={`${buttons.button} ${buttons.primary}`} to={homePath}>
        {t('home')}
      </Link>
    </div>
  );
};
