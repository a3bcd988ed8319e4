import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { Analysis } from '../features/dashboard/pages/Analysis.tsx';
import { NotFound } from '../features/errors/pages/NotFound.tsx';
import { ApiError } from '../shared/api/error.ts';
import { homePath } from '../shared/lib/paths.ts';
import { announce } from '../shared/place/place.ts';
import { MainLayout } from './layouts/MainLayout.tsx';

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal stays one however often it is asked; only a lost answer is worth a second try.
      retry: (count, error) => count < 1 && error instanceof ApiError && error.status === 0,
    },
  },
});

/** The router went to a page of the other area: the guard must look again. */
const Outside = () => {
  useEffect(() => void announce(), []);
  return null;
};

/** Everything that needs a session. */
export default function SignedInArea() {
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <Routes>
          <Route element={<MainLayout />}>
            <Route index element={<Navigate to={homePath} replace />} />
            <Route path={homePath} element={<Analysis />} />
            <Route path="/404" element={<NotFound />} />
          </Route>
          <Route path="/user/*" element={<Outside />} />
          <Route path="*" element={<Navigate to="/404" replace />} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>
  );
}
