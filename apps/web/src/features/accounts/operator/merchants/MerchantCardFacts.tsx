import type { MerchantCard } from '@alpaca/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { DetailTable } from '../../../../shared/table/DetailTable.tsx';
import { Fact, Facts } from '../../../../shared/ui/Facts.tsx';
import styles from './MerchantDetail.module.css';

/** Whether it is frozen, who looks after it, and whom to call there. */
export const MerchantCardFacts = ({ card }: { card: MerchantCard }) => {
  const { t } = useTranslation('opsMerchants');
  const { frozen, salesName, contacts } = card;
  return (
    <>
      {frozen && (
        <Alert
          showIcon
          type="error"
          title={t('frozen.since', { at: frozen.since.slice(0, 16) })}
          description={frozen.reason}
        />
      )}
      <Facts title={t('card.title')}>
        <Fact name={t('card.sales')}>{salesName || t('card.noSales')}</Fact>
      </Facts>
      <h2 className={styles.heading}>{t('card.contacts')}</h2>
      <DetailTable
        label={t('card.contacts')}
        rows={contacts}
        rowKey={(contact) => `${contact.name} ${contact.phone} ${contact.email}`}
        columns={[
          { key: 'name', title: t('card.name'), width: 120 },
          { key: 'role', title: t('card.role'), width: 120 },
          { key: 'phone', title: t('card.phone'), width: 150 },
          { key: 'email', title: t('card.email'), width: 220 },
        ]}
      />
    </>
  );
};
