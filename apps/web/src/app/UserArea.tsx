import { type ComponentType, lazy, Suspense } from 'react';
import { Login } from '../features/user/pages/Login.tsx';
import { Go } from '../shared/place/Go.tsx';
import { usePlace } from '../shared/place/place.ts';
import { UserLayout } from './layouts/UserLayout.tsx';

const Register = lazy(() => import('../features/user/pages/Register.tsx'));
const RegisterResult = lazy(() => import('../features/user/pages/RegisterResult.tsx'));
const Alteration = lazy(() => import('../features/user/pages/Alteration.tsx'));

const pages: Record<string, ComponentType> = {
  '/user/login': Login,
  '/user/register': Register,
  '/user/register-result': RegisterResult,
  '/user/alteration': Alteration,
};

/** Everything below /user: four fixed pages, without the shell's router and UI library. */
export const UserArea = () => {
  const { pathname } = usePlace();
  const Page = pages[pathname];
  if (!Page) return <Go to="/404" />;
  return (
    <UserLayout>
      <Suspense>
        <Page />
      </Suspense>
    </UserLayout>
  );
};
