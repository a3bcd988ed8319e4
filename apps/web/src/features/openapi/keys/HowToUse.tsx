import { openBasePath, trialCall } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../../../shared/feedback/values/CopyText.tsx';
import { Card } from '../../../shared/ui/Card.tsx';
import { CopyButton } from '../CopyButton.tsx';
import styles from '../OpenApi.module.css';
import { DocsLink } from './DocsLinks.tsx';
import { scopeKey } from './scopeWords.ts';

const { path, scope } = trialCall;

/** Where a system asks and how it shows its key, with a line to try. */
export const HowToUse = () => {
  const { t } = useTranslation('openapi');
  const base = window.location.origin + openBasePath;
  const header = `Authorization: Bearer ${t('use.yourKey')}`;
  const example = `curl "${base}${path}" \\\n  -H "${header}"`;
  return (
    <Card title={t('use.title')}>
      <div className={styles.use}>
        <dl className={styles.facts}>
          <div>
            <dt>{t('use.base')}</dt>
            <dd>
              <CopyText text={base}>
                <code className={styles.code}>{base}</code>
              </CopyText>
            </dd>
          </div>
          <div>
            <dt>{t('use.header')}</dt>
            <dd>
              <code className={styles.code}>{header}</code>
            </dd>
          </div>
        </dl>
        <p>{t('use.example', { scope: t(`scope.${scopeKey(scope)}`) })}</p>
        <div className={styles.example}>
          <pre>{example}</pre>
          <CopyButton size="small" text={example}>
            {t('use.copy')}
          </CopyButton>
        </div>
        <p className={styles.lead}>{t('use.safe')}</p>
        <p>
          <DocsLink />
        </p>
      </div>
    </Card>
  );
};
