import type { Quote } from '@alpaca/contract';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CompareTable } from '../../../rates/index.ts';
import { Section } from '../Section.tsx';
import styles from './Line.module.css';

interface Props {
  quotes: readonly Quote[] | undefined;
  productId: string | undefined;
  issue: string | undefined;
  onChange: (productId: string) => void;
}

/** All lines side by side, once there is something to compare. */
export const LineCompare = memo(({ quotes, productId, issue, onChange }: Props) => {
  const { t } = useTranslation('orders');
  return (
    <Section title={t('compare')}>
      <div data-path="productId">
        {!quotes && <p className={styles.wait}>{t('compare.waiting')}</p>}
        {quotes && <CompareTable quotes={quotes} choice={{ productId, onChange }} />}
      </div>
      {issue && (
        <p className={styles.issue} role="alert">
          {issue}
        </p>
      )}
    </Section>
  );
});
