import type { listCodOrders, Result } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import parts from '../../../shared/feedback/beside/Parts.module.css';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import styles from '../Cod.module.css';

const places = ['expected', 'collected', 'remitted', 'credited'] as const;

/** Where the money is, by currency, and on what terms its merchants get it. */
export const CodSums = ({ sums, terms }: Pick<Result<typeof listCodOrders>, 'sums' | 'terms'>) => {
  const { t } = useTranslation('cod');
  const { feePermille, creditDays } = terms;
  return (
    <>
      {sums.map(({ currency, ...sum }) => (
        <dl key={currency} className={styles.sums}>
          {places.map((part) => (
            <div key={part}>
              <dt>{t(`sum.${part}`)}</dt>
              <dd>
                <Amount value={sum[part]} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
      ))}
      <p className={parts.soft}>{t('terms', { percent: feePermille / 10, count: creditDays })}</p>
    </>
  );
};
