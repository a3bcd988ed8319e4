import { lazy, Suspense } from 'react';
import { loadThirdLogin } from '../features/auth/index.ts';
import { loadTour } from '../features/tour/index.ts';
import { loadChunk } from '../shared/lib/loadChunk.ts';
import { tourPath } from '../shared/lib/paths.ts';
import { Go } from '../shared/place/Go.tsx';
import { usePlace } from '../shared/place/place.ts';
import { useSession } from '../shared/store/session.ts';
import { Loading } from '../shared/ui/Loading.tsx';
import { Overlays } from '../shared/ui/Overlays.tsx';
import { isUserPath, signedInArea } from './areas.ts';
import { Boundary } from './Boundary.tsx';
import { decide } from './decide.ts';
import { UserLayout } from './layouts/UserLayout.tsx';
import { PartView } from './Part.tsx';
import { UserArea } from './UserArea.tsx';

const ThirdLogin = lazy(() => loadChunk(loadThirdLogin));
const Tour = lazy(() => loadChunk(loadTour));

/** The guard: every change of address or session is decided here before anything is shown. */
const Guarded = () => {
  const place = usePlace();
  const { token } = useSession();
  const decision = decide(place, token);
  if (decision === 'stay') {
    if (place.pathname === tourPath) return <Tour />;
    return isUserPath(place.pathname) ? <UserArea /> : <PartView of={signedInArea} />;
  }
  if ('go' in decision) return <Go to={decision.go} />;
  return (
    <UserLayout>
      <ThirdLogin {...decision} />
    </UserLayout>
  );
};

export const App = () => (
  <Boundary>
    <Suspense fallback={<Loading />}>
      <Guarded />
    </Suspense>
    <Overlays />
  </Boundary>
);
