import { apiDocsPath, type Language } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';

const useDocsPath = () => apiDocsPath(useTranslation().i18n.language as Language);

/** Where developers read on. */
export const DocsLink = () => {
  const { t } = useTranslation('openapi');
  return (
    <a href={useDocsPath()} target="_blank" rel="noopener">
      {t('docs.read')}
    </a>
  );
};

/** A new test key is tried at once; behind the # it is sent to nobody. */
export const TryLink = ({ secret }: { secret: string }) => {
  const { t } = useTranslation('openapi');
  return (
    <a href={`${useDocsPath()}playground#key=${secret}`} target="_blank" rel="noopener">
      {t('docs.try')}
    </a>
  );
};
