import { Button, Card } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshUser, useSession } from '../../../shared/store/session.ts';
import { Brand } from '../../../shared/ui/Brand.tsx';
import { usePageTitle } from '../../../shared/ui/usePageTitle.ts';
import { signOut } from '../signOut.ts';
import { PasskeyForm } from './PasskeyForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './Security.module.css';
import { TotpForm } from './TotpForm.tsx';

/** A role asks for a second factor: before anything else the person sets one up. */
export default function SetUpPage() {
  const { t } = useTranslation('security');
  const { user } = useSession();
  const [way, setWay] = useState<'totp' | 'passkey' | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  usePageTitle(t('setUp.title'));
  const done = () => user && refreshUser({ ...user, mustSetUp: false });
  const made = (recoveryCodes: string[]) =>
    recoveryCodes.length > 0 ? setCodes(recoveryCodes) : done();
  return (
    <main className={styles.setUp}>
      <Brand />
      <Card>
        <h1>{t(codes ? 'recovery.title' : 'setUp.title')}</h1>
        {codes && (
          <>
            <RecoveryCodes codes={codes} />
            <Button type="primary" onClick={done}>
              {t('recovery.saved')}
            </Button>
          </>
        )}
        {!codes && (
          <>
            <p>{t('setUp.text', { name: user?.realname ?? '' })}</p>
            <div className={styles.ways}>
              <Button
                type={way === 'passkey' ? 'primary' : 'default'}
                aria-pressed={way === 'passkey'}
                onClick={() => setWay('passkey')}
              >
                {t('setUp.passkey')}
              </Button>
              <Button
                type={way === 'totp' ? 'primary' : 'default'}
                aria-pressed={way === 'totp'}
                onClick={() => setWay('totp')}
              >
                {t('setUp.totp')}
              </Button>
            </div>
            {way === 'passkey' && <PasskeyForm onDone={made} />}
            {way === 'totp' && <TotpForm onDone={made} />}
          </>
        )}
      </Card>
      <Button type="link" onClick={() => void signOut()}>
        {t('prove.leave')}
      </Button>
    </main>
  );
}
