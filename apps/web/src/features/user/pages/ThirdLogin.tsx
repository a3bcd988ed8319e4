import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../shared/api/showError.ts';
import { homePath } from '../../../shared/lib/paths.ts';
import { go } from '../../../shared/place/place.ts';
import { Loading } from '../../../shared/ui/Loading.tsx';
import { signInByCode } from '../calls.ts';

// A code is good once, while development runs every effect twice.
let tried = '';

/** Exchanges the one-time code of the root's address, which it takes out of the address first. */
export const ThirdLogin = ({ code }: { code: string }) => {
  const { t } = useTranslation('user');
  useEffect(() => {
    if (tried === code) return;
    tried = code;
    window.history.replaceState(window.history.state, '', '/');
    signInByCode(code)
      .catch(showError)
      // Without a session the guard leads on to login.
      .finally(() => go(homePath, { replace: true }));
  }, [code]);
  return <Loading text={t('login.exchanging')} />;
};
