import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../shared/api/showError.ts';
import { loadChunk } from '../../../shared/lib/loadChunk.ts';
import { tourPath } from '../../../shared/lib/paths.ts';
import { Link } from '../../../shared/place/Link.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { usePageTitle } from '../../../shared/ui/usePageTitle.ts';
import { useSecondStep } from '../calls.ts';
import { Foot, Head } from '../components/FormPage.tsx';
import { PasswordLogin } from '../components/PasswordLogin.tsx';
import { Ways } from '../components/Ways.tsx';

// Most sign in by password alone; who doesn't has the rest a moment later.
const SecondStep = lazy(() => loadChunk(() => import('../components/SecondStep.tsx')));
const PhoneLogin = lazy(() => loadChunk(() => import('../components/PhoneLogin.tsx')));
const passkeys = () => loadChunk(() => import('../passkeyLogin.ts'));

export const Login = () => {
  const { t } = useTranslation('user');
  const { step } = useSecondStep();
  const [busy, setBusy] = useState(false);
  usePageTitle(t('login.title'));
  const byPasskey = async () => {
    setBusy(true);
    await passkeys()
      .then(({ signInByPasskey }) => signInByPasskey())
      .catch(showError);
    setBusy(false);
  };
  if (step) {
    return (
      <Suspense>
        <SecondStep step={step} />
      </Suspense>
    );
  }
  return (
    <>
      <Head title={t('login.title')} lead={t('login.lead')} />
      <Ways
        label={t('login.ways')}
        ways={[
          { name: t('login.byPassword'), content: <PasswordLogin /> },
          {
            name: t('login.byPhone'),
            content: (
              <Suspense>
                <PhoneLogin />
              </Suspense>
            ),
          },
        ]}
      />
      <Foot>
        <Button busy={busy} onClick={byPasskey}>
          {t('login.byPasskey')}
        </Button>
      </Foot>
      <Foot>
        {t('login.noAccount')} <Link to="/user/register">{t('login.register')}</Link>
        {' · '}
        <Link to={tourPath}>{t('login.tour')}</Link>
      </Foot>
    </>
  );
};
