import { constants, getMyInfo } from '@alpaca/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../shared/api/useCall.ts';
import { language } from '../../shared/store/language.ts';
import { say } from '../../shared/store/notice.ts';
import { useSession } from '../../shared/store/session.ts';
import { local } from '../../shared/store/shelves.ts';

const shownMs = 12_000;
const shelf = 'warned';

interface Told {
  session: string;
  language: string;
  until: number;
}

// Enough of the token to know this session again, and no use to anyone else.
const sessionMark = () => useSession.getState().token?.slice(-6) ?? '';

/** Who switches the language while it is on show gets it again, in the new one. */
const isTold = () => {
  const told = local.get<Told>(shelf);
  if (told?.session !== sessionMark()) return false;
  return told.language === language || told.until < Date.now();
};

const markTold = () => {
  const told: Told = { session: sessionMark(), language, until: Date.now() + shownMs };
  local.set(shelf, told, constants.sessionMs);
};

/** After sign-in: a low balance or an account that isn't active, told once in a session. */
export const useAccountWarning = () => {
  const { t } = useTranslation(['shell', 'common']);
  const kind = useSession(({ user }) => user?.kind);
  const wanted = kind === 'merchant' && !isTold();
  const { data } = useCall(
    getMyInfo,
    {},
    { enabled: wanted, staleTime: Number.POSITIVE_INFINITY, meta: { quiet: true } },
  );
  useEffect(() => {
    if (!data || isTold()) return;
    markTold();
    const { warning } = data;
    // Who is on the page it leads to is told by the page.
    if (!warning || warning.path === window.location.pathname) return;
    const { path } = warning;
    say('warning', warning.text, {
      title: t('common:system'),
      forMs: shownMs,
      action: path ? { text: t(`warn.${warning.kind}`), path } : undefined,
    });
  }, [data, t]);
};
