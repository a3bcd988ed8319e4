import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { loadErrorPage } from '../../features/errors/index.ts';
import { loadChunk } from '../../shared/lib/loadChunk.ts';
import { say } from '../../shared/store/notice.ts';
import type { Place } from '../routes/resolve.ts';
import { PageLoading } from '../tabs/PageLoading.tsx';

const ErrorPage = lazy(() => loadChunk(loadErrorPage));

/** Goes on, once: it is on show for a moment longer than the address it leaves. */
const Away = ({ to, back = false }: { to: string; back?: boolean }) => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    if (back) say('error', t('detail.noId'));
    // The router numbers its entries; at the first there is nothing of ours to go back to.
    if (back && window.history.state?.idx > 0) void navigate(-1);
    else void navigate(to, { replace: true });
  });
  useEffect(() => leave(), []);
  return null;
};

/** What an address shows that is no opened page. */
export const Elsewhere = ({ place }: { place: Exclude<Place, { kind: 'page' }> }) => {
  if (place.kind === 'go') return <Away to={place.to} />;
  if (place.kind === 'noId') return <Away to={place.to} back />;
  if (place.kind === 'wait') return <PageLoading />;
  return (
    <Suspense fallback={<PageLoading />}>
      <ErrorPage code={place.code} />
    </Suspense>
  );
};
