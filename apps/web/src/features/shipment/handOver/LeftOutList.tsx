import type { LeftOutReason } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import styles from './HandOver.module.css';

interface Left {
  orderId: string;
  transactionOrderNo: string;
  reason: string;
  shipmentNo: string;
}

/** What stays behind, and why. */
export const LeftOutList = ({ title, orders }: { title: string; orders: readonly Left[] }) => {
  const { t } = useTranslation('shipment');
  return (
    <section className={styles.left} aria-label={title}>
      <p className={styles.leftTitle}>{title}</p>
      <ul>
        {orders.map(({ orderId, transactionOrderNo, reason, shipmentNo }) => (
          <li key={orderId}>
            <span>{transactionOrderNo}</span>
            <span>{t(`reason.${reason as LeftOutReason}`, { no: shipmentNo })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
