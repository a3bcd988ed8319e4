import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/error.ts';
import { errorText } from '../../api/errorText.ts';
import styles from './State.module.css';

interface Props {
  error: unknown;
  /** What failed, where it was not loading. */
  title?: string;
  onRetry?: () => unknown;
  busy?: boolean;
}

/** Says what could not be had, in the refusal's own words, and lets it be asked for again. */
export const ErrorState = ({ error, title, onRetry, busy = false }: Props) => {
  const { t } = useTranslation('shared');
  const offline = error instanceof ApiError && error.status === 0;
  // Asking again changes nothing about what one may see.
  const refused = error instanceof ApiError && error.status === 403;
  return (
    <div className={styles.state} role="alert">
      <svg className={styles.picture} viewBox="0 0 96 64" aria-hidden="true">
        <path className={styles.faint} d="M8 56h80" />
        <path className={styles.bad} d="M48 8l26 44H22zM48 24v14M48 44.500v1" />
      </svg>
      <p className={styles.title}>{offline ? t('error.offline') : (title ?? t('error.title'))}</p>
      <p className={styles.text}>{errorText(error)}</p>
      {refused && <p className={styles.text}>{t('error.refused')}</p>}
      {onRetry && !refused && (
        <div className={styles.action}>
          <Button loading={busy} onClick={() => void onRetry()}>
            {t('action.retry')}
          </Button>
        </div>
      )}
    </div>
  );
};

interface LoadProps {
  query: { data: unknown; error: unknown; isFetching: boolean; refetch: () => unknown };
  /** The shape of what is coming. */
  children: ReactNode;
}

/** In the place of an answer until it is there: its shape, or why it can't be had. */
export const LoadState = ({ query, children }: LoadProps) => {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return null;
  return error ? <ErrorState error={error} onRetry={refetch} busy={isFetching} /> : children;
};
