import type { CarrierBillDetail } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import parts from '../../../shared/feedback/beside/Parts.module.css';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { OpenButton } from '../../../shared/table/OpenButton.tsx';
import { BillTag } from '../bills/BillTag.tsx';
import styles from '../Payables.module.css';

interface Props extends Pick<CarrierBillDetail, 'versions' | 'bill'> {
  onShow: (id: string) => void;
}

/** The bill as its payee sent it each time. */
export const Versions = ({ versions, bill, onShow }: Props) => {
  const { t } = useTranslation('payables');
  return (
    <section>
      <h2>{t('versions')}</h2>
      <ol className={styles.versions}>
        {versions.map(({ id, version, state, total, postTime }) => (
          <li key={id} className={parts.line} aria-current={id === bill.id || undefined}>
            {id === bill.id ? (
              <strong>{t('version', { version })}</strong>
            ) : (
              <OpenButton onOpen={() => onShow(id)}>{t('version', { version })}</OpenButton>
            )}
            <BillTag state={state} />
            <Amount value={total} currency={bill.currency} />
            {postTime && (
              <span className={parts.soft}>
                <TimeText value={postTime} to="minute" />
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};
