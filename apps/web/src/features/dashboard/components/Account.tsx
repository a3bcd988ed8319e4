import type { UserInfo } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useAccess } from '../../../shared/access/access.ts';
import { tenantName, useTenant } from '../../../shared/store/tenant.ts';
import styles from './Account.module.css';
import cards from './Card.module.css';

/** Who is signed in. */
export const Account = ({ user }: { user: UserInfo }) => {
  const { t } = useTranslation('dashboard');
  const { tenant } = useTenant();
  // Of a member it is the name of a person, of an owner the merchant's.
  const member = Boolean(useAccess().data?.owner);
  const merchant = user.kind === 'merchant';
  const active = user.authStatus === 1;
  const facts = [
    [t(merchant && !member ? 'realname' : 'staffName'), user.realname],
    [t(merchant ? 'userCode' : 'staffCode'), user.userCode],
    [t('username'), user.username],
    [t('tenant'), tenant ? tenantName(tenant) : ''],
    [t('kind'), t(`kind.${member ? 'member' : user.kind}`)],
  ];
  return (
    <section className={cards.card} aria-labelledby="account">
      <h2 id="account">{t('who')}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || '--'}</dd>
          </div>
        ))}
        <div>
          <dt>{t('status')}</dt>
          <dd className={active ? styles.active : styles.inactive}>
            {t(active ? 'status.active' : 'status.inactive')}
          </dd>
        </div>
      </dl>
    </section>
  );
};
