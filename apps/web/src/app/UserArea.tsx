import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import {
  Login,
  loadAlteration,
  loadFirstPassword,
  loadRegister,
  loadRegisterResult,
} from '../features/auth/index.ts';
import { loadChunk } from '../shared/lib/loadChunk.ts';
import { homePath } from '../shared/lib/paths.ts';
import { Go } from '../shared/place/Go.tsx';
import { usePlace } from '../shared/place/place.ts';
import { loadArea } from './areas.ts';
import { UserLayout } from './layouts/UserLayout.tsx';

const Register = lazy(() => loadChunk(loadRegister));
const RegisterResult = lazy(() => loadChunk(loadRegisterResult));
const FirstPassword = lazy(() => loadChunk(loadFirstPassword));
const Alteration = lazy(() => loadChunk(loadAlteration));

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
