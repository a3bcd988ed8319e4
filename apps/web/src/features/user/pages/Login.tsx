import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../../shared/lib/loadChunk.ts';
import { Link } from '../../../shared/place/Link.tsx';
import { usePageTitle } from '../../../shared/ui/usePageTitle.ts';
import { Foot, Head } from '../components/FormPage.tsx';
import { PasswordLogin } from '../components/PasswordLogin.tsx';
import { Ways } from '../components/Ways.tsx';

// Most sign in by password; who doesn't has it a moment later.
const PhoneLogin = lazy(() => loadChunk(() => import('../components/PhoneLogin.tsx')));

export const Login = () => {
  const { t } = useTranslation('user');
  usePageTitle(t('login.title'));
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
        {t('login.noAccount')} <Link to="/user/register">{t('login.register')}</Link>
      </Foot>
    </>
  );
};
