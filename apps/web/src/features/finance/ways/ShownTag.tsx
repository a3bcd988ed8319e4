import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';

/** Whether merchants are offered it. */
export const ShownTag = ({ isShown }: { isShown: boolean }) => {
  const { t } = useTranslation('waysToPay');
  return (
    <StatusTag kind={isShown ? 'success' : 'neutral'}>{t(isShown ? 'shown' : 'hidden')}</StatusTag>
  );
};
