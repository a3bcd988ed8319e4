import { useTranslation } from 'react-i18next';
import { Link } from '../../../shared/place/Link.tsx';
import { usePageTitle } from '../../../shared/ui/usePageTitle.ts';
import { Foot, Head } from '../components/FormPage.tsx';
import { PasswordLogin } from '../components/PasswordLogin.tsx';
import { PhoneLogin } from '../components/PhoneLogin.tsx';
import { Ways } from '../components/Ways.tsx';

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
          { name: t('login.byPhone'), content: <PhoneLogin /> },
        ]}
      />
      <Foot>
        {t('login.noAccount')} <Link to="/user/register">{t('login.register')}</Link>
      </Foot>
    </>
  );
};
