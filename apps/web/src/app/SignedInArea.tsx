import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { loadSetUpPage } from '../features/auth/index.ts';
import { loadGallery } from '../features/gallery/index.ts';
import { createQueries } from '../shared/api/queries.ts';
import { loadChunk } from '../shared/lib/loadChunk.ts';
import { announce } from '../shared/place/place.ts';
import { useSession } from '../shared/store/session.ts';
import { WholeText } from '../shared/wholeText/WholeText.tsx';
import { AntdProvider } from './AntdProvider.tsx';
import { MainLayout } from './shell/MainLayout.tsx';

const queries = createQueries();

// Not part of what merchants get: without the flag nothing of it is built.
const Gallery = import.meta.env.ALPACA_GALLERY ? lazy(loadGallery) : null;

const SetUpPage = lazy(() => loadChunk(loadSetUpPage));

/** The router went to a page of the other area: the guard must look again. */
const Outside = () => {
  useEffect(() => void announce(), []);
  return null;
};

/**
 * Everything that needs a session. Without transitions, a page that is closed goes in the same
 * moment as the one beside it comes.
 */
export default function SignedInArea() {
  const { user } = useSession();
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter useTransitions={false}>
        <AntdProvider>
          <WholeText />
          {user?.mustSetUp ? (
            <Suspense>
              <SetUpPage />
            </Suspense>
          ) : (
            <Routes>
              <Route path="/user/*" element={<Outside />} />
              {Gallery && <Route path="/gallery/*" element={<Gallery />} />}
              <Route path="*" element={<MainLayout />} />
            </Routes>
          )}
        </AntdProvider>
      </BrowserRouter>
    </QueryClientProvider>
  );
}
