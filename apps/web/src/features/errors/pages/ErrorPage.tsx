import { useTranslation } from 'react-i18next';
import { useAccess } from '../../../shared/access/access.ts';
import { usePageTitle } from '../../../shared/ui/usePageTitle.ts';
import styles from './ErrorPage.module.css';
import { Message } from './Message.tsx';

/** The pages /403, /404 and /500. */
export default function ErrorPage({ code }: { code: '403' | '404' | '500' }) {
  const { t } = useTranslation(['errors', 'common']);
  const title = code === '403' ? t('common:error.noPage') : t(`${code}.title`);
  usePageTitle(title);
  const picture = (
    <p className={styles.code} aria-hidden="true">
      {code}
    </p>
  );
  const { owner = '' } = useAccess().data ?? {};
  const text = code === '403' && owner ? t('403.ownerText', { owner }) : t(`${code}.text`);
  return <Message picture={picture} title={title} text={text} />;
}
