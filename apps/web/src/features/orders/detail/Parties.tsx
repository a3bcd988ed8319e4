import type { OrderDraft } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { PartyText } from '../form/party/PartyText.tsx';
import type { Party } from '../model/values.ts';
import styles from './Detail.module.css';

export const Parties = ({ form }: { form: OrderDraft }) => {
  const { t } = useTranslation('orders');
  return (
    <div className={styles.parties}>
      {(['shipper', 'consignee'] as const).map((side) => (
        <section key={side} className={styles.card} aria-label={t(`party.${side}`)}>
          <h2>{t(`party.${side}`)}</h2>
          {form[side].name ? <PartyText party={form[side] as Party} /> : '--'}
        </section>
      ))}
    </div>
  );
};
