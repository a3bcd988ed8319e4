import { useTranslation } from 'react-i18next';
import { ApiError } from './error.ts';

// These show the catalogue's fixed text, whatever the server or a proxy before it says.
const fixed = [401, 403, 404, 500, 503, 504] as const;

/** What to tell a person about a failed call. */
export const useErrorText = () => {
  const { t } = useTranslation('common');
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) {
      console.error(error);
      return t('error.request');
    }
    const status = fixed.find((one) => one === error.status);
    return status ? t(`error.${status}`) : error.message || t('error.request');
  };
};
