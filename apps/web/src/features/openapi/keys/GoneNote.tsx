import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/error.ts';

/** Whether somebody reset or revoked the key meanwhile. */
export const isGone = (error: unknown) =>
  error instanceof ApiError && error.errorKey === 'apiKey.notFound';

/** Says what became of a key: the server's words must not tell a stranger's key from one that ended. */
export const GoneNote = ({ error }: { error: unknown }) => {
  const { t } = useTranslation('openapi');
  return isGone(error) && <Alert showIcon type="warning" title={t('gone')} />;
};
