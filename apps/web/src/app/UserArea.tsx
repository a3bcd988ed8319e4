import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Login } from '../features/auth/pages/Login.tsx';
import { loadChunk } from '../shared/lib/loadChunk.ts';
import { homePath } from '../shared/lib/paths.ts';
import { Go } from '../shared/place/Go.tsx';
import { usePlace } from '../shared/place/place.ts';
import { loadArea } from './areas.ts';
import { UserLayout } from './layouts/UserLayout.tsx';

const Register = lazy(() => loadChunk(() => import('../features/auth/pages/Register.tsx')));
const RegisterResult = lazy(() =>
  loadChunk(() => import('../features/auth/pages/RegisterResult.tsx')),
);
const FirstPassword = lazy(() =>
  loadChunk(() => import('../features/auth/pages/FirstPassword.tsx')),
);
const Alteration = lazy(() => loadChunk(() => import('../features/auth/pages/Alteration.tsx')));

const pages: Record<string, ComponentType> = {
  '/user/login': Login,
  '/user/register': Register,
  '/user/register-result': RegisterResult,
  '/user/alteration': Alteration,
  '/user/first': FirstPassword,
};

/** Whoever begins to type is about to come in: what comes next is fetched meanwhile. */
const useFrameAhead = () => {
  useEffect(() => {
    const begin = () => void loadArea(homePath);
    document.addEventListener('input', begin, { once: true });
    return () => document.removeEventListener('input', begin);
  }, []);
};

/** Everything below /user: a few fixed pages, without the shell's router and UI library. */
export const UserArea = () => {
  const { pathname } = usePlace();
  useFrameAhead();
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
