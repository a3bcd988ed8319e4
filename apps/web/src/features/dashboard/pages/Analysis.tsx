import { useTranslation } from 'react-i18next';
import { tenantName, useTenant } from '../../../shared/store/tenant.ts';
import { usePageTitle } from '../../../shared/ui/usePageTitle.ts';
import { useLoginUser } from '../api.ts';
import { greetingAt } from '../greeting.ts';
import styles from './Analysis.module.css';

/** The home page; for now it says who is signed in. */
export const Analysis = () => {
  const { t } = useTranslation('dashboard');
  const user = useLoginUser();
  const { tenant } = useTenant();
  usePageTitle(t('title'));
  if (!user) return null;

  const provider = tenant ? tenantName(tenant) : '';
  const merchant = user.kind === 'merchant';
  const active = user.authStatus === 1;
  const facts = [
    [t(merchant ? 'realname' : 'staffName'), user.realname],
    [t(merchant ? 'userCode' : 'staffCode'), user.userCode],
    [t('username'), user.username],
    [t('tenant'), provider],
    [t('kind'), t(`kind.${user.kind}`)],
  ];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t(`greeting.${greetingAt(new Date().getHours())}`, { name: user.realname })}</h1>
        <p>{t('lead', { tenant: provider })}</p>
      </header>
      <section className={styles.card} aria-label={t('who')}>
        <h2>{t('who')}</h2>
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
    </div>
  );
};
