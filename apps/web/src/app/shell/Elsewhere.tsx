import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { loadErrorPage } from '../../features/errors/index.ts';
import { loadChunk } from '../../shared/lib/loadChunk.ts';
import { say } from '../../shared/store/notice.ts';
import type { Place } from '../routes/resolve.ts';
import { PageLoading } from '../tabs/PageLoading.tsx';

const ErrorPage = lazy(() => loadChunk(loadErrorPage));

/** Says what is missing and goes back to where one came from, or to the list. */
const BackFromDetail = ({ to }: { to: string }) => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  useEffect(() => {
    say('error', t('detail.noId'));
    // The router numbers its entries; at the first there is nothing of ours to go back to.
    if (window.history.state?.idx > 0) void navigate(-1);
    else void navigate(to, { replace: true });
  }, [navigate, t, to]);
  return null;
};

/** What an address shows that is no opened page. */
export const Elsewhere = ({ place }: { place: Exclude<Place, { kind: 'page' }> }) => {
  if (place.kind === 'go') return <Navigate to={place.to} replace />;
  if (place.kind === 'noId') return <BackFromDetail to={place.to} />;
  if (place.kind === 'wait') return <PageLoading />;
  return (
    <Suspense fallback={<PageLoading />}>
      <ErrorPage code={place.code} />
    </Suspense>
  );
};
