import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/api/useErrorText.ts';
import { homePath } from '../../../shared/lib/paths.ts';
import { go } from '../../../shared/place/place.ts';
import { say } from '../../../shared/store/notice.ts';
import { Loading } from '../../../shared/ui/Loading.tsx';
import { api } from '../api.ts';

// A code is good once, while development runs every effect twice.
let tried = '';

/** Exchanges the one-time code of the root's address, which it takes out of the address first. */
export const ThirdLogin = ({ code }: { code: string }) => {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a code, whatever else changes
  useEffect(() => {
    if (tried === code) return;
    tried = code;
    window.history.replaceState(window.history.state, '', '/');
    api()
      .then(({ signInByCode }) => signInByCode(code))
      .catch((error) => say('error', errorText(error)))
      // Without a session the guard leads on to login.
      .finally(() => go(homePath, { replace: true }));
  }, [code]);
  return <Loading text={t('login.exchanging')} />;
};
