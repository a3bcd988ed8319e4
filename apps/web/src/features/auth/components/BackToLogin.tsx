import { useTranslation } from 'react-i18next';
import { loginPath } from '../../../shared/lib/paths.ts';
import { Link } from '../../../shared/place/Link.tsx';
import { Foot } from './FormPage.tsx';

export const BackToLogin = () => {
  const { t } = useTranslation('user');
  return (
    <Foot>
      <Link to={loginPath}>{t('alteration.back')}</Link>
    </Foot>
  );
};
