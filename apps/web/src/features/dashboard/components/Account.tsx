import type { UserInfo } from '@alpaca/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccess } from '../../../shared/access/access.ts';
import { tenantName, useTenant } from '../../../shared/store/tenant.ts';
import { Card } from '../../../shared/ui/Card.tsx';
import { FactList } from '../../../shared/ui/Facts.tsx';
import styles from './Account.module.css';

/** Who is signed in. */
export const Account = ({ user }: { user: UserInfo }) => {
  const { t } = useTranslation('dashboard');
  const { tenant } = useTenant();
  // Of a member it is the name of a person, of an owner the merchant's.
  const member = Boolean(useAccess().data?.owner);
  const merchant = user.kind === 'merchant';
  const active = user.authStatus === 1;
  const status = t(active ? 'status.active' : 'status.inactive');
  const facts: [string, ReactNode][] = [
    [t(merchant && !member ? 'realname' : 'staffName'), user.realname],
    [t(merchant ? 'userCode' : 'staffCode'), user.userCode],
    [t('username'), user.username],
    [t('tenant'), tenant ? tenantName(tenant) : ''],
    [t('kind'), t(`kind.${member ? 'member' : user.kind}`)],
    [
      t('status'),
      <span key="status" className={active ? styles.active : styles.inactive}>
        {status}
      </span>,
    ],
  ];
  return (
    <Card title={t('who')}>
      <FactList className={styles.facts} facts={facts} />
    </Card>
  );
};
