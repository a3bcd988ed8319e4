import type { LoginResult } from '@alpaca/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../shared/api/showError.ts';
import { homePath } from '../../../shared/lib/paths.ts';
import { go } from '../../../shared/place/place.ts';
import { useSession } from '../../../shared/store/session.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Loading } from '../../../shared/ui/Loading.tsx';
import { enter } from '../calls.ts';
import { Head } from '../components/FormPage.tsx';
import { beginThirdLogin, endQuietly, exchangeCode } from '../thirdLogin.ts';
import styles from './ThirdLogin.module.css';

// A code is good once, while development runs every effect twice.
let tried = '';

const home = () => go(homePath, { replace: true });

/** Someone else is signed in here: the person decides, and nobody is replaced in silence. */
const Switch = ({ next }: { next: LoginResult }) => {
  const { t } = useTranslation('security');
  const { token, user } = useSession();
  const names = { here: user?.realname ?? '', next: next.userInfo.realname };
  const stay = async () => {
    await endQuietly(next.token);
    home();
  };
  const change = async () => {
    if (token) await endQuietly(token);
    enter(next);
    // A fresh page, so that nothing of the other person's data stays in memory.
    window.location.replace(homePath);
  };
  return (
    <>
      <Head title={t('third.title')} lead={t('third.text', names)} />
      <div className={styles.answers}>
        <Button kind="primary" onClick={stay}>
          {t('third.stay', names)}
        </Button>
        <Button onClick={change}>{t('third.change', names)}</Button>
      </div>
    </>
  );
};

/** Exchanges the one-time code of the root's address, which it takes out of the address first. */
const Exchange = ({ code }: { code: string }) => {
  const { t } = useTranslation('user');
  const [next, setNext] = useState<LoginResult | null>(null);
  useEffect(() => {
    if (tried && (!code || tried === code)) return;
    // The page was loaded again while its code was out of the address.
    if (!code) return home();
    tried = code;
    // The guard may look at the address again, and this page is to stay until someone has decided.
    window.history.replaceState(window.history.state, '', '/?entering=1');
    const received = async (result: LoginResult) => {
      const { token, user } = useSession.getState();
      if (token && user?.id !== result.userInfo.id) return setNext(result);
      if (token) await endQuietly(result.token);
      else enter(result);
      home();
    };
    exchangeCode(code)
      .then(received)
      .catch((error) => {
        showError(error);
        // Without a session the guard leads on to login.
        home();
      });
  }, [code]);
  return next ? <Switch next={next} /> : <Loading text={t('login.exchanging')} />;
};

const hostOf = (address: string) => {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url && /^https?:$/.test(url.protocol) ? url.host : null;
};

/** Another site asks to sign someone in here; the person sees which one before going on to it. */
const Begin = ({ address }: { address: string }) => {
  const { t } = useTranslation('security');
  const host = hostOf(address);
  if (!host) return <Head title={t('third.beginTitle')} lead={t('third.wrongAddress')} />;
  const proceed = async () => window.location.assign(await beginThirdLogin(address));
  return (
    <>
      <Head title={t('third.beginTitle')} lead={t('third.beginText', { host })} />
      <div className={styles.answers}>
        <Button kind="primary" onClick={proceed}>
          {t('third.proceed', { host })}
        </Button>
        <Button onClick={home}>{t('third.home')}</Button>
      </div>
    </>
  );
};

export default function ThirdLogin(asked: { exchange: string } | { begin: string }) {
  return 'begin' in asked ? <Begin address={asked.begin} /> : <Exchange code={asked.exchange} />;
}
