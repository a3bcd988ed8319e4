import type { OrderDetail } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { CountryText } from '../../addresses/index.ts';
import { PartyText } from '../form/party/PartyText.tsx';
import type { Party } from '../model/values.ts';
import styles from './Detail.module.css';

type Props = { detail: Pick<OrderDetail, 'form' | 'redactedTime'> };

/** Of whom the names are gone, with what says where to: a country and a region. */
const Redacted = ({ party, time }: { party: Partial<Party>; time: string }) => {
  const { t } = useTranslation('orders');
  return (
    <>
      <p>
        {party.countryCode && <CountryText code={party.countryCode} />} {party.postCode}
      </p>
      <p className={styles.redacted}>{t('detail.redactedOn', { day: time.slice(0, 10) })}</p>
    </>
  );
};

export const Parties = ({ detail: { form, redactedTime } }: Props) => {
  const { t } = useTranslation('orders');
  return (
    <div className={styles.parties}>
      {(['shipper', 'consignee'] as const).map((side) => (
        <section key={side} className={styles.card} aria-label={t(`party.${side}`)}>
          <h2>{t(`party.${side}`)}</h2>
          {redactedTime ? (
            <Redacted party={form[side] as Partial<Party>} time={redactedTime} />
          ) : form[side].name ? (
            <PartyText party={form[side] as Party} />
          ) : (
            '--'
          )}
        </section>
      ))}
    </div>
  );
};
