import { useTranslation } from 'react-i18next';
import { useSession } from '../../../shared/store/session.ts';
import { tenantName, useTenant } from '../../../shared/store/tenant.ts';
import { Account } from '../components/Account.tsx';
import { Adverts } from '../components/Adverts.tsx';
import { NothingYet } from '../components/NothingYet.tsx';
import { OrderOverview } from '../components/OrderOverview.tsx';
import { PlaceOrder } from '../components/PlaceOrder.tsx';
import { QuickLinks } from '../components/QuickLinks.tsx';
import { greetingAt } from '../greeting.ts';
import { useHasNothing } from '../useHasNothing.ts';
import styles from './Analysis.module.css';

/** The home page: a calm start. */
export default function Analysis() {
  const { t } = useTranslation('dashboard');
  const { user } = useSession();
  const { tenant } = useTenant();
  const nothing = useHasNothing();
  if (!user) return null;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t(`greeting.${greetingAt(new Date().getHours())}`, { name: user.realname })}</h1>
          {/* Its line is there before its words: nothing below it moves. */}
          <p>{tenant && t('lead', { tenant: tenantName(tenant) })}</p>
        </div>
        <PlaceOrder expected={user.kind === 'merchant'} />
      </header>
      {nothing ? (
        <NothingYet />
      ) : (
        <>
          <OrderOverview />
          <QuickLinks />
        </>
      )}
      {user.kind === 'merchant' && <Adverts />}
      <Account user={user} />
    </div>
  );
}
